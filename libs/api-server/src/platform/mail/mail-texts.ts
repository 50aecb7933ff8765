import type { Language } from '@tandem/api-contract'
import { isLanguage } from '@tandem/format'
import type { MailContent } from './mail-content.ts'
import type { Mail, MailOf, MailTemplate, MailTexts } from './mail.ts'
import { mailsInEnglish } from './messages.ts'
import { mailsInTurkish } from './messages.tr.ts'

const texts: Record<Language, MailTexts> = { en: mailsInEnglish, tr: mailsInTurkish }

/** The content of a mail in its language, and what surrounds it. */
export function writeMail<Template extends MailTemplate>(mail: MailOf<Template>) {
  // The mail may be from a version that knows more languages.
  const language = isLanguage(mail.language) ? mail.language : 'en'
  const { contents, ifTheButtonFails } = texts[language]
  // One look-up for all templates; TypeScript doesn't see that each function gets the mail of its own name.
  const write = contents[mail.template as Template] as unknown as (mail: Mail) => MailContent
  return { language, ifTheButtonFails, content: write(mail) }
}
