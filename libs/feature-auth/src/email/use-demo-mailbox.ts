import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Where a demo shows its mails, as its page says; null in the real product and while the server renders a page. */
export const useDemoMailbox = () =>
  useSyncExternalStore<string | null>(
    never,
    () => document.querySelector<HTMLMetaElement>('meta[name="tandem-mailbox"]')?.content ?? null,
    () => null,
  )
