import { readPasswordMinimum } from '@tandem/api-client'
import { accountMessages, newPassword } from '@tandem/api-contract'

/** The rule of the contract for a new password, with as many characters as this host asks for. */
export function chosenPassword() {
  const min = readPasswordMinimum()
  return newPassword(accountMessages.password.tooShort(min), min)
}
