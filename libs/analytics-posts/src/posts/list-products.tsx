import { useQuery, useQueryClient } from '@tanstack/react-query'
import { postDetailQueries } from '../post-detail/queries.ts'
import { PostProductsDialog } from '../post-products/post-products-dialog.tsx'
import { knownPost } from './queries.ts'

interface ListProductsProps {
  /** The post whose products are chosen. */
  id: number
  open: boolean
  onClose: () => void
}

/**
 * Chooses the products of a post in the list; a post that isn't loaded is read first. Back keeps the choice.
 */
export function ListProducts({ id, open, onClose }: ListProductsProps) {
  const known = knownPost(useQueryClient(), id)
  const { data: post = known } = useQuery({
    ...postDetailQueries.post({ service: 'social', id }),
    enabled: known === undefined,
  })
  return post && <PostProductsDialog service="social" post={post} open={open} onClose={onClose} />
}
