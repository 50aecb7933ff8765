import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Where a demo shows its mails, as its page says; null in the real product and while a page is drawn on the server. */
export const useDemoMailbox = () =>
  useSyncExternalStore<string | null>(
    never,
    () => document.querySelector<HTMLMetaElement>('meta[name="tandem-mailbox"]')?.content ?? null,
    () => null,
  )
