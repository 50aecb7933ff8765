import { simulatedInstagram } from '@tandem/api-server/testing'
import type { DialogChoice, SimulatedInstagram } from '@tandem/api-server/testing'
import { instagramPeople, managedAccounts, publicAccounts } from '@tandem/provider-simulator'
import type { FacebookPerson, InstagramAccount } from '@tandem/provider-simulator'
import type { InstagramChoice } from './instagram-return.ts'

/** Instagram as the server of tests reaches it: each team has people and accounts of its own, so that tests never meet. */
export interface SimulatedNetwork extends Pick<SimulatedInstagram, 'connectors' | 'instagram' | 'fetch'> {
  /** Goes through the dialog as a person of a team; answers the address that the browser is then led to. */
  answerDialog(url: string, choice: InstagramChoice): Promise<string>
}

/** Where a page asks for pictures; in one that the server runs in, they are answered there. */
export const instagramPath = '/api/__testing/instagram'

/** Nobody listens there. The same everywhere, for rows of a database that is copied name it. */
const origin = 'http://127.0.0.1:4010'

/** So that an account is read in a moment, and has some posts whatever the day: chance, by user name and day, decides on each. */
const openedDaysAgo = 10
const postsPerWeek = 5

/** A person of a team, by their key in the simulator. */
const keyOf = (person: string, team: number) => `${person}-${team}`

/** The accounts that can be tracked, and the people of the teams that were admitted; each further team is added to those. */
export function simulatedNetwork(admitted: number[] = []): SimulatedNetwork {
  const opened = new Date(Date.now() - openedDaysAgo * 24 * 3600_000).toISOString().slice(0, 10)
  const young = (account: InstagramAccount) => ({
    ...account,
    opened,
    professionalSince: opened,
    postsPerWeek,
  })
  const accounts = publicAccounts.map(young)
  const people: FacebookPerson[] = []
  const { connectors, instagram, fetch, answerDialog } = simulatedInstagram({
    accounts,
    people,
    address: origin + instagramPath,
  })

  const admit = (team: number) => {
    const nameOf = (username: string) => `${username}.${team}`
    const idOf = (id: string) => `${id.slice(0, -9)}${String(team).padStart(4, '0')}${id.slice(-5)}`
    accounts.push(
      ...managedAccounts.map((account) => ({
        ...young(account),
        id: idOf(account.id),
        ig_id: `${account.ig_id}${team}`,
        username: nameOf(account.username),
      })),
    )
    people.push(
      ...instagramPeople.map((person) => ({
        ...person,
        key: keyOf(person.key, team),
        id: `${person.id}${team}`,
        pages: person.pages.map((page) => ({
          ...page,
          id: `${page.id}${team}`,
          ...(page.account !== undefined && { account: nameOf(page.account) }),
        })),
      })),
    )
  }
  admitted.forEach(admit)

  return {
    connectors,
    instagram,
    fetch,
    async answerDialog(url, { team, person, ...choice }) {
      if (!admitted.includes(team)) {
        admitted.push(team)
        admit(team)
      }
      const inDialog: DialogChoice = { ...choice, person: keyOf(person, team) }
      const search = new URLSearchParams(await answerDialog(url, inDialog))
      return `/integrations/social-media/callback/instagram?${search}`
    },
  }
}
