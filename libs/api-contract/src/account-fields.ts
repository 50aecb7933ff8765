import * as v from 'valibot'
import { accountMessages } from './account-messages.ts'
import { Id, secret, text } from './fields.ts'
import { messages } from './messages.ts'

/** A new password: never shortened, and without rules about its characters. Hosts can require more than 8. */
export const newPassword = (tooShort: string, min = 8) => secret({ min, max: 1024, tooShort })

interface RepeatedPassword {
  password: string
  confirmPassword: string
}

/**
 * Checks that `confirmPassword` repeats `password`. The error is on the repeated field, even when other
 * fields are wrong too.
 */
export const passwordsMatch = <Input extends RepeatedPassword>(message: string) =>
  v.rawCheck<Input>(({ dataset, addIssue }) => {
    const value = Object(dataset.value) as Record<keyof RepeatedPassword, unknown>
    const { password, confirmPassword } = value
    // A field that isn't text has its own error already.
    if (typeof password !== 'string' || typeof confirmPassword !== 'string') return
    if (password === confirmPassword) return
    const at = { type: 'object', origin: 'value', key: 'confirmPassword' } as const
    addIssue({ message, path: [{ ...at, input: value, value: confirmPassword }] })
  })

/** The name of a time zone, one of `listTimezones`. */
export const timezone = (missing: string) => text({ min: 2, max: 64, tooShort: missing })

const linkFields = {
  user_id: Id,
  hash: v.pipe(
    v.string(accountMessages.link.missing),
    v.minLength(1, accountMessages.link.missing),
    v.maxLength(200, messages.tooLong(200)),
  ),
}

const linkKeys = Object.keys(linkFields).map((key) => `"${key}"`)

/**
 * The fields of a link in a mail, with more fields. A link without `user_id` or `hash` is refused with the
 * link's own message.
 */
export const withLink = <Entries extends v.ObjectEntries>(more: Entries) =>
  v.strictObject({ ...linkFields, ...more }, ({ expected, input }) => {
    if (linkKeys.includes(expected ?? '')) return accountMessages.link.missing
    if (expected === 'never') return messages.unknownField
    return input === undefined ? messages.required : messages.invalid
  })

/** The fields that a link in a mail carries. */
export const LinkFields = withLink({})
export type LinkFields = v.InferOutput<typeof LinkFields>
