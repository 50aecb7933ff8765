import { readPasswordMinimum } from '@tandem/api-client'
import { accountMessages, newPassword } from '@tandem/api-contract'

/** The contract's rule for a new password, with the minimum length of this host. */
export function chosenPassword() {
  const min = readPasswordMinimum()
  return newPassword(accountMessages.password.tooShort(min), min)
}
