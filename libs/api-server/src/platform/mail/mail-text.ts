import type { MailContent } from './mail-content.ts'
import { plainText } from './phrase.ts'

/** A mail for programs that show text only. Each address is on its own line. */
export function mailText({ heading, greeting, paragraphs, action, alternative, note }: MailContent): string {
  const blocks = [
    plainText(heading),
    plainText(greeting),
    ...paragraphs.map(plainText),
    action && `${action.label}:\n${action.link}`,
    alternative && `${alternative.text} ${alternative.label}:\n${alternative.link}`,
    plainText(note),
  ]
  return `${blocks.filter((block) => block !== undefined).join('\n\n')}\n`
}
