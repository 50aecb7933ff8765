import type { Mistake } from '../mistake.ts'

/** Mistakes that are planted in api. */
export const apiMistakes: readonly Mistake[] = [
  {
    name: 'a caller chooses the address that limits count',
    file: 'apps/api/src/client-address.ts',
    from: "request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()",
    to: "request.headers.get('x-forwarded-for')?.split(',').at(0)?.trim()",
  },
  {
    name: 'a mail server is taken with a name and without a password',
    file: 'apps/api/src/mail-settings.ts',
    from: "const hasWholeSignIn = (username === '') === (password === '')",
    to: "const hasWholeSignIn = username === '' || password !== null",
  },
  {
    name: 'a demo delivers webhooks to other hosts',
    file: 'apps/api/src/demo/deliver-to.ts',
    from: 'if (asked !== origin) throw',
    to: "if (asked === '') throw",
  },
  {
    name: 'a mail that was handed over twice is listed twice',
    file: 'apps/api/src/mailbox/mailbox.ts',
    from: 'if (mails.some(({ message_id }) => message_id === message.message_id)) return',
    to: 'if (mails.some(({ message_id }) => message_id === message.subject)) return',
  },
  {
    name: 'a file with a broken key is taken',
    file: 'apps/api/src/app-keys.ts',
    from: 'if (newest === undefined || ![newest, ...older].every(isKey)) {',
    to: 'if (newest === undefined || !isKey(newest)) {',
  },
]
