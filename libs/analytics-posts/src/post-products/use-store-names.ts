import { storeQueries } from '@tandem/choices'
import { useQuery } from '@tanstack/react-query'

/** The names of stores by id, if there are several; none for a single store, and until they are loaded. */
export function useStoreNames(): (id: number) => string | undefined {
  const { data: stores = [] } = useQuery({ ...storeQueries.list(), meta: { errors: 'local' } })
  return (id) => (stores.length > 1 ? stores.find((store) => store.id === id)?.name : undefined)
}
