import { Inline, Link, VisuallyHidden } from '@tandem/design-system'
import { ExternalLink } from 'lucide-react'
import { FavoriteButton } from '../favorites/favorite-button.tsx'
import { useText } from '../messages.ts'
import { NotesButton } from '../notes/notes-button.tsx'
import type { RowRef } from '../row-ref.ts'

interface ItemActionsProps {
  row: RowRef
  /** Left out when the notes are shown on the page itself. */
  notesCount?: number
  /** The row's page in the shop's admin; null when its address isn't known. */
  shopUrl?: string | null
  /** The store, if the team has several. */
  shopName?: string
}

/** The actions of one row wherever it is shown: favourite it, see its notes, open it in its shop. */
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
