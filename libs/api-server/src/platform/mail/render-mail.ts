import { render } from '@react-email/render'
import { mailLayout } from './mail-layout.ts'
import { mailText } from './mail-text.ts'
import type { Mail } from './mail.ts'
import { writeMail } from './mail-texts.ts'
import { subjectText } from './phrase.ts'

/** Renders a mail: a one-line subject, markup for most programs and text for the others. */
export async function renderMail(mail: Mail): Promise<{ subject: string; html: string; text: string }> {
  const written = writeMail(mail)
  const { content } = written
  return {
    subject: subjectText(content.subject),
    html: await render(mailLayout(written)),
    text: mailText(content),
  }
}
