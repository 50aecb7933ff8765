import type { PostedForm } from '@tandem/page-parts'
import type { DataRouter } from 'react-router'

/**
 * The state of a page that the server has rendered. It is in the document as JSON, so that the app starts with the
 * same: `prerender/render-page.tsx` writes it, this file reads it.
 */
export interface RenderedPageState {
  /** The address of the rendered page. It differs from the document's address when a form was posted. */
  path: string
  /** Whether the app's first render gives the same HTML, so that it can hydrate the page. */
  canTakeOver: boolean
  /** Whether the page is the same for everyone, signed in or not. */
  isForAll: boolean
  /** The data that was read for it: query keys and their data. */
  reads: readonly (readonly [key: readonly unknown[], data: unknown])[]
  /** The form that was posted without script, if this page answers one. */
  posted: PostedForm | null
}

/** The id of the element with the state. */
export const pageStateId = 'rendered-page'

/** The state in the document; null if the server didn't render the page. */
export function readRenderedPage(): RenderedPageState | null {
  const text = document.getElementById(pageStateId)?.textContent
  return text ? (JSON.parse(text) as RenderedPageState) : null
}

/** Resolves when the router has loaded the code and data of the first page. */
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

/** Resolves when somebody first uses a server-rendered page, or when a navigation starts. */
export function firstUse(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    // A field has the focus already, so the page is in use.
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

/** Loads the app's stylesheet, which server-rendered pages don't need; settles when it has loaded or failed. */
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
