import { call } from '@tandem/api-client'
import { listPosts } from '@tandem/api-contract'
import { pageText } from '@tandem/app-frame'
import { newTeam, signIn } from '@tandem/testing'
import axe from 'axe-core'
import { beforeEach, expect, it } from 'vitest'
import { isOpen, pageModules } from '../page-modules.ts'
import { openApp, startAfresh } from './test-setup.ts'

beforeEach(startAfresh)

/** Journeys and stories check colours, in both themes; the other one is experimental and dislikes initials in avatars. */
const leftOut = ['color-contrast', 'label-content-name-mismatch']
const rules = {
  ...Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }])),
  'target-size': { enabled: true },
}

const findings = async () =>
  (await axe.run(document, { rules, resultTypes: ['violations'] })).violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html}`),
  )

/** Opens one address after the other in the same app, so that each takes only a moment. */
async function expectAccessible(addresses: string[]) {
  const { router } = await openApp('/help')
  for (const address of addresses) {
    const message = address
    await router.navigate(address)
    // Until then the page before may still be on screen.
    const isShown = () => document.title === `${pageText(router.state.location.pathname)?.title} · Tandem`
    await expect.poll(isShown, { message }).toBe(true)
    await expect.poll(() => document.querySelectorAll('h1').length, { message }).toBe(1)
    await expect.poll(() => document.querySelector('[aria-busy=true]'), { message }).toBeNull()
    // Again if there is something: the page may just lead to another one.
    await expect.poll(findings, { message }).toEqual([])
  }
}

const addresses = Object.keys(pageModules)

it('axe finds nothing on any page before sign-in', () => expectAccessible(addresses.filter(isOpen)))

/** About thirty pages, each examined as a whole. */
const timeout = 180_000

it('axe finds nothing on any page behind sign-in', { timeout }, async () => {
  const team = await newTeam({
    stores: [{ orders: 20 }],
    connected: ['elif'],
    tracked: ['keramik.kiez'],
    people: 2,
  })
  signIn(team)
  const of = { service: 'social', social: 'instagram' } as const
  const [post] = (await call(listPosts, { params: of, search: {} })).data
  const withId = (address: string) =>
    address.replace('posts/*', `posts/${post!.id}`).replace('tracker/*', `tracker/${team.tracked[0]!.id}`)
  await expectAccessible(addresses.filter((address) => !isOpen(address)).map(withId))
})
