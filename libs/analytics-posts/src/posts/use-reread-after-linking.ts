import { invalidate } from '@tandem/api-client/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useProductsChangedAt } from '../post-products/use-products-changed-at.ts'

/** How long after a change its sales are checked again; they are recalculated within seconds. */
const lookAgainMs = [4000, 9000]

/**
 * Reads the lists again once the sales of changed products have been recalculated: a list doesn't say when
 * that was.
 */
export function useRereadAfterLinking() {
  const client = useQueryClient()
  const changedAt = useProductsChangedAt()
  useEffect(() => {
    if (changedAt === undefined) return
    const waits = lookAgainMs.map((after) => changedAt + after - Date.now()).filter((wait) => wait > 0)
    const timers = waits.map((wait) => setTimeout(() => void invalidate(client, ['posts']), wait))
    return () => timers.forEach(clearTimeout)
  }, [client, changedAt])
}
