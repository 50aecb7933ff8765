import { mailboxPath } from './mailbox/mailbox-page.ts'
import type { Settings } from './settings.ts'

/** The lines that are printed in the terminal after a start. */
export function greeting(
  { appUrl, mail }: Settings,
  signIn: { email: string; password: string } | null,
): string[] {
  return [
    `Tandem is running at ${appUrl}`,
    ...(signIn ? [`Sign in with ${signIn.email} / ${signIn.password}`] : []),
    ...(mail ? [] : [`Read its mail at ${appUrl}${mailboxPath}`]),
  ]
}
