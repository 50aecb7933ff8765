import { Inline, Link, VisuallyHidden } from '@tandem/design-system'
import { ExternalLink } from 'lucide-react'
import { FavoriteButton } from '../favorites/favorite-button.tsx'
import { useText } from '../messages.ts'
import { NotesButton } from '../notes/notes-button.tsx'
import type { RowRef } from '../row-ref.ts'

interface ItemActionsProps {
  row: RowRef
  /** Left out where the notes stand on the page itself. */
  notesCount?: number
  /** The row in the shop's own admin; null where its address is not known. */
  shopUrl?: string | null
  /** The store, where there are several. */
  shopName?: string
}

/** What can be done with one row wherever it is shown: favour it, see its notes, open it in its shop. */
export function ItemActions({ row, notesCount, shopUrl, shopName }: ItemActionsProps) {
  const text = useText()
  const isWebAddress = shopUrl != null && /^https?:\/\//i.test(shopUrl)
  return (
    <Inline gap="2">
      <FavoriteButton row={row} />
      {notesCount !== undefined && <NotesButton row={row} count={notesCount} />}
      {isWebAddress && (
        <Link href={shopUrl} target="_blank">
          <Inline as="span" gap="1">
            {shopName === undefined ? text('item.openInShop') : text('item.openIn', { shop: shopName })}
            <ExternalLink size={14} aria-hidden />
            <VisuallyHidden>{text('item.newTab')}</VisuallyHidden>
          </Inline>
        </Link>
      )}
    </Inline>
  )
}
