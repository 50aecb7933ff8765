import { atom } from 'jotai'
import { text } from './messages.ts'

/** The messages of Chromium, Firefox and Safari for a module that couldn't be loaded. */
const words = /dynamically imported module|module script failed|unable to preload/i

/** Whether a part of the app couldn't be loaded: a new release has replaced it, or the network failed. */
export const isMissingPart = (error: unknown): boolean => error instanceof Error && words.test(error.message)

/** The server's release compared with the one on screen: the same, a newer one, or no answer. */
export type FoundRelease = 'same' | 'newer' | 'away'

/** Set by an app that knows its release: asks the server for the one it has now. */
export const releaseAtom = atom({ find: (): Promise<FoundRelease> => Promise.resolve('same') })

/** What to say about a missing part and what its button does: reloads the page, or tries again without a connection. */
export function describeMissingPart(found: FoundRelease): {
  title: string
  description: string
  action: string
} {
  const part = ({ same: 'lostFile', newer: 'newRelease', away: 'lostConnection' } as const)[found]
  return {
    title: text(`missing.${part}.title`),
    description: text(`missing.${part}.description`),
    action: text(found === 'away' ? 'widget.tryAgain' : 'widget.reload'),
  }
}
