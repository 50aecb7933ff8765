import { useMutationState } from '@tanstack/react-query'
import { setPostProductsMutation } from './queries.ts'

/** When the products of a post were last changed in this tab; without an id, those of any post. */
export function useProductsChangedAt(id?: number): number | undefined {
  const changes = useMutationState({
    filters: { mutationKey: setPostProductsMutation.mutationKey, status: 'success' },
    select: ({ state }) => ({
      id: (state.variables as { id: number } | undefined)?.id,
      at: state.submittedAt,
    }),
  })
  return changes.findLast((change) => id === undefined || change.id === id)?.at
}
