import { useRowStars, useStarredMenus } from '@tandem/items'
import type { RowRef } from '@tandem/items'
import { copyText } from '@tandem/page-parts'
import { useState } from 'react'
import { paletteMessages } from './messages.ts'
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
  outcome: string
}

/** Groups of pages, which have a star of their own; rows are favourites in categories. */
const ofPages = ['pages', 'starred']

/** Copies and stars an item; `onChooseLists` shows the lists of a row that is a favourite. */
export function useItemActions(
  item: PaletteItem | undefined,
  onChooseLists: (row: RowRef) => void,
): ItemActions {
  const { text } = paletteMessages
  const menus = useStarredMenus()
  const rows = useRowStars()
  const [done, setDone] = useState<{ item: string; outcome: string } | null>(null)
  const link = item?.to == null ? null : new URL(item.to, location.origin).href
  const copied = item?.copied ?? (link === null ? null : { what: text('copies.link'), text: link })
  const page = item?.to != null && ofPages.includes(item.group) ? { label: item.label, to: item.to } : null
  const key = `${item?.group} ${item?.id}`
  const say = (outcome: string) => setDone({ item: key, outcome })
  const isStarred = item?.row ? rows.isStarred(item.row) : page !== null && menus.isStarred(page.to)

  const star = () => {
    if (item?.row === undefined) {
      if (page) void (isStarred ? menus.unstar(page.to) : menus.star(page))
    } else if (isStarred) onChooseLists(item.row)
    else
      void rows.star(item.row).then(
        (list) => list && say(text('starred', { list: list.name })),
        // A refusal is shown as a toast.
        () => undefined,
      )
  }
  return {
    copied,
    copy: () => {
      if (copied === null) return
      void copyText(Promise.resolve(copied.text)).then(
        () => say(text('copied', { text: copied.text })),
        () => say(text('notCopied')),
      )
    },
    starLabel: page
      ? text(isStarred ? 'unstar' : 'star')
      : item?.row
        ? text(isStarred ? 'lists' : 'star')
        : null,
    star,
    outcome: done?.item === key ? done.outcome : '',
  }
}
