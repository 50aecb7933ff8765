import type { Person } from './dataset.ts'

const firstNames =
  'Amelia Oliver Isla George Ava Noah Mia Arthur Freya Leo Lily Oscar Florence Harry Willow Jack Rosie Henry Sophia Theo Grace Alfie Ella Charlie Poppy Lucas Evie Finley Ivy Thomas Phoebe Edward Daisy William Alice James Elsie Samuel Sienna Joseph Harper Max Matilda Adam Maya Toby Eliza Reuben Nora Felix Clara Hugo Ruby Jasper Zara Elliot Thea Rory Imogen Caleb'.split(
    ' ',
  )

const lastNames =
  'Smith Jones Taylor Brown Williams Wilson Johnson Davies Patel Robinson Wright Thompson Evans Walker White Roberts Green Hall Thomas Clarke Jackson Wood Harris Edwards Turner Martin Cooper Hill Ward Hughes Moore Clark King Harrison Lewis Baker Lee Allen Morris Khan Scott Watson Parker James Bennett Young Phillips Richardson Mitchell Bailey Carter Cook Singh Shaw Bell Collins Morgan Kelly Begum Miller Cox Hussain Marshall Simpson Price Anderson Adams Wilkinson Foster Ellis Murphy Chapman Mason Gray Rogers Webb Hunt Mills Palmer Holmes Campbell Barnes Knight Lloyd Butler Russell Barker Fisher Stevens Jenkins Murray Dixon Harvey Graham Fletcher Pearson Walsh'.split(
    ' ',
  )

const person = (number: number, tag: string): Person => {
  const firstName = firstNames[number % firstNames.length]!
  const lastName = lastNames[number % lastNames.length]!
  return { firstName, lastName, email: `${firstName}.${lastName}.${tag}@example.test`.toLowerCase() }
}

/** The customer with a CustomerID. The lists have 60 and 97 names, so numbers up to 5,820 apart differ. */
export const customerPerson = (customerId: number): Person => person(customerId, String(customerId))

const guestsWithMail = 200

/**
 * The guest of a paid invoice without CustomerID: every third left a name and an email address, the others
 * nothing.
 */
export const guestPerson = (invoiceNumber: number): Person | null => {
  if (invoiceNumber % 3 !== 0) return null
  const guest = (invoiceNumber / 3) % guestsWithMail
  return person(guest, `g${guest}`)
}
