import { simulatedInstagram } from '@tandem/api-server/testing'
import type { DialogChoice, SimulatedInstagram } from '@tandem/api-server/testing'
import { instagramPeople, managedAccounts, publicAccounts } from '@tandem/provider-simulator'
import type { FacebookPerson, InstagramAccount } from '@tandem/provider-simulator'
import type { InstagramChoice } from './instagram-return.ts'

/**
 * The Instagram of the test server. Each team has its own people and accounts, so that tests don't affect each other.
 */
export interface SimulatedNetwork extends Pick<SimulatedInstagram, 'connectors' | 'instagram' | 'fetch'> {
  /** Goes through the dialog as a person of a team; returns the address that the browser is then sent to. */
  answerDialog(url: string, choice: InstagramChoice): Promise<string>
}

/** The path where pages request pictures; if the server runs in the page, they are answered there. */
export const instagramPath = '/api/__testing/instagram'

/** Nobody listens at this address. It never changes, because rows of copied databases contain it. */
const origin = 'http://127.0.0.1:4010'

/**
 * Few days and posts, so that syncing an account is fast, but enough that it has some posts on any day: which days have
 * posts depends on the user name and the date.
 */
const openedDaysAgo = 10
const postsPerWeek = 5

/** The key of a team's copy of a simulated person. */
const keyOf = (person: string, team: number) => `${person}-${team}`

/**
 * Contains the accounts that can be tracked, and the people of `admitted` teams. Other teams are added when they first
 * use the dialog.
 */
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
