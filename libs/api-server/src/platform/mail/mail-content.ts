import type { Phrase } from './phrase.ts'

/** The content of a mail, in reading order; mail-layout.ts and mail-text.ts decide how it looks. */
export interface MailContent {
  subject: Phrase
  /** Shown after the subject in the list of mails. */
  preview: string
  heading: Phrase
  greeting: Phrase
  paragraphs: Phrase[]
  /** The main action; a notice has none. */
  action?: { label: string; link: string }
  /** A second way to do it, if any. */
  alternative?: { text: string; label: string; link: string }
  /** Why this mail was sent, and what to do if nobody asked for it. */
  note: Phrase
}
