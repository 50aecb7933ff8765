import { useStarredMenus } from '@tandem/items'
import type { RowRef } from '@tandem/items'
import { copyText } from '@tandem/page-parts'
import { useState } from 'react'
import { shellMessages } from '../messages.ts'
import type { CopiedPart, PaletteItem } from './palette-items.ts'

/** What else can be done with the chosen item, besides opening it. */
export interface ItemActions {
  /** What copying it would copy; null when it has neither a text nor a link. */
  copied: CopiedPart | null
  copy: () => void
  /** What starring it would do; null when it can't have a star. */
  starLabel: string | null
  star: () => void
  /** What was done last. */
  said: string
}

/** Groups of pages, which have a star of their own; rows are favourites in categories. */
const ofPages = ['pages', 'starred']

/** Copies and stars an item; `onStarRow` shows the categories of a row. */
export function useItemActions(item: PaletteItem | undefined, onStarRow: (row: RowRef) => void): ItemActions {
  const { text } = shellMessages
  const menus = useStarredMenus()
  const [done, setDone] = useState<{ item: string; said: string } | null>(null)
  const link = item?.to == null ? null : new URL(item.to, location.origin).href
  const copied = item?.copied ?? (link === null ? null : { what: text('palette.copies.link'), text: link })
  const page = item?.to != null && ofPages.includes(item.group) ? { label: item.label, to: item.to } : null
  const key = `${item?.group} ${item?.id}`
  return {
    copied,
    copy: () => {
      if (copied === null) return
      const say = (said: string) => setDone({ item: key, said })
      void copyText(Promise.resolve(copied.text)).then(
        () => say(text('palette.copied', { text: copied.text })),
        () => say(text('palette.notCopied')),
      )
    },
    starLabel: page
      ? text(menus.isStarred(page.to) ? 'palette.unstar' : 'palette.star')
      : item?.row
        ? text('palette.favorite')
        : null,
    star: () => {
      if (item?.row) onStarRow(item.row)
      else if (page) void (menus.isStarred(page.to) ? menus.unstar(page.to) : menus.star(page))
    },
    said: done?.item === key ? done.said : '',
  }
}
