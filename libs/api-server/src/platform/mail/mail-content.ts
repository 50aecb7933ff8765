import type { Phrase } from './phrase.ts'

/** What a mail says, in the order it is read; how it looks is decided in mail-layout.ts and mail-text.ts. */
export interface MailContent {
  subject: Phrase
  /** Shown after the subject in a list of mails. */
  preview: string
  heading: Phrase
  greeting: Phrase
  paragraphs: Phrase[]
  /** What there is to do; a notice has none. */
  action?: { label: string; link: string }
  /** A second way, where there is one. */
  alternative?: { text: string; label: string; link: string }
  /** Why this mail came and what to do if nobody asked for it. */
  note: Phrase
}
