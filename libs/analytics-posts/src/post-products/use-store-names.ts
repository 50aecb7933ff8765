import { storeQueries } from '@tandem/choices'
import { useQuery } from '@tanstack/react-query'

/** Names stores by their id where there are several; of a team with one, and until they are known, none. */
export function useStoreNames(): (id: number) => string | undefined {
  const { data: stores = [] } = useQuery({ ...storeQueries.list(), meta: { errors: 'local' } })
  return (id) => (stores.length > 1 ? stores.find((store) => store.id === id)?.name : undefined)
}
