import type { PostedForm } from '@tandem/page-parts'
import type { DataRouter } from 'react-router'

/**
 * What a page was drawn with before it was sent. It is in the document as JSON, so that the app begins with the same:
 * `prerender/draw-page.tsx` writes it, this file reads it.
 */
export interface DrawnPage {
  /** The address that was drawn; another one than that of the document where a form was sent. */
  path: string
  /** Whether the app draws the same at first, and can take the page over as it is. */
  canTakeOver: boolean
  /** Whether the page is the same for whoever is signed in. */
  isForAll: boolean
  /** What was read for it: keys of the query cache and their data. */
  reads: readonly (readonly [key: readonly unknown[], data: unknown])[]
  /** The form that was sent without script, if this page answers one. */
  posted: PostedForm | null
}

/** The id of the element that holds it. */
export const drawnPageId = 'drawn-page'

/** What the document says of its page; null where it came without one. */
export function readDrawnPage(): DrawnPage | null {
  const text = document.getElementById(drawnPageId)?.textContent
  return text ? (JSON.parse(text) as DrawnPage) : null
}

/** Resolves when the first page can be drawn: its parts and what it loads are there. */
export function firstPage(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}

const uses = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel'] as const

/** Resolves when somebody uses a page that was drawn, or it is about to give way to another one. */
export function firstUse(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    // The field that is typed in already.
    if (document.activeElement !== document.body) return resolve()
    const stop = router.subscribe(({ navigation }) => {
      if (navigation.state === 'idle') return
      stop()
      resolve()
    })
    for (const kind of uses) addEventListener(kind, () => resolve(), { capture: true, once: true })
  })
}

let styles: Promise<void> | undefined

/** Asks for the stylesheet of the app, which a drawn page does without; settles when it is there, or did not come. */
export const loadStyles = (): Promise<void> => (styles ??= askForStyles())

async function askForStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-later]')]
  const loads = links.map(
    (link) =>
      new Promise((resolve) => {
        link.addEventListener('load', resolve)
        link.addEventListener('error', resolve)
        link.href = link.dataset.later!
      }),
  )
  await Promise.all(loads)
}
