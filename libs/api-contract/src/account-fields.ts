import * as v from 'valibot'
import { accountMessages } from './account-messages.ts'
import { Id, secret, text } from './fields.ts'
import { messages } from './messages.ts'

/** A password that is being chosen: never shortened, no rule of what it must hold. Hosts may ask for more than 8. */
export const newPassword = (tooShort: string, min = 8) => secret({ min, max: 1024, tooShort })

interface RepeatedPassword {
  password: string
  confirmPassword: string
}

/** `confirmPassword` repeats `password`; said on the field that repeats, also while other fields are wrong. */
export const passwordsMatch = <Input extends RepeatedPassword>(message: string) =>
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      ({ password, confirmPassword }: RepeatedPassword) => password === confirmPassword,
      message,
    ),
    ['confirmPassword'],
  ) as unknown as v.GenericValidation<Input>

/** The name of a time zone, one of `listTimezones`. */
export const timezone = (missing: string) => text({ min: 2, max: 64, tooShort: missing })

/** What a link in a mail carries. */
export const LinkFields = v.strictObject({
  user_id: Id,
  hash: v.pipe(
    v.string(accountMessages.link.missing),
    v.minLength(1, accountMessages.link.missing),
    v.maxLength(200, messages.tooLong(200)),
  ),
})
export type LinkFields = v.InferOutput<typeof LinkFields>
