import { describe, expect, it } from 'vitest'
import { areaOf, areaOfTexts } from './change-area.ts'

it.each<[string, string[], string[], Record<string, string>]>([
  [
    'a page of a feature',
    ['libs/feature-auth/src/login/login-page.tsx'],
    ['@tandem/feature-auth', 'storybook'],
    { STORIES_OF: 'feature-auth' },
  ],
  [
    'a component',
    ['libs/design-system/src/button/button.tsx', 'libs/design-system/src/button/button.test.tsx'],
    ['@tandem/design-system', 'storybook'],
    { STORIES_OF: 'design-system' },
  ],
  [
    'a route of the server',
    ['libs/api-server/src/commerce/orders/routes.ts'],
    ['@tandem/api-server'],
    { WINGS: 'commerce' },
  ],
  [
    'what later wings of the server stand on',
    ['libs/api-server/src/social/posts/queries.ts'],
    ['@tandem/api-server'],
    { WINGS: 'social,insight,lifecycle' },
  ],
  ['texts', ['docs/hosting.md', 'README.md'], ['@tandem/tools-docs'], {}],
  [
    'texts that tests read',
    ['docs/architecture.md', 'docs/embedding.md', 'libs/lists/README.md'],
    ['@tandem/shell', '@tandem/tools-docs', '@tandem/tools-publishing'],
    {},
  ],
  [
    'a page and its server',
    ['libs/feature-settings/src/team/team-page.tsx', 'libs/api-server/src/insight/sales/routes.ts'],
    ['@tandem/api-server', '@tandem/feature-settings', 'storybook'],
    { STORIES_OF: 'feature-settings', WINGS: 'insight' },
  ],
])('runs for %s its own tests', (_what, changed, projects, environment) => {
  expect(areaOf(changed)).toEqual({ projects, environment })
})

it.each([
  ['nothing', []],
  ['the contract', ['libs/api-contract/src/orders.ts']],
  ['what the shell takes from a feature', ['libs/feature-auth/src/routes.tsx']],
  ['a manifest', ['libs/feature-auth/package.json']],
  ['who may do what', ['libs/api-server/src/identity/roles/routes.ts']],
  ['how the server is put together', ['libs/api-server/src/create-api.ts']],
  ['what all lists share', ['libs/lists/src/list/list-address.ts']],
  ['a page and a setting', ['libs/feature-auth/src/messages.ts', 'nx.json']],
])('runs for %s all tests that it can affect', (_what, changed) => {
  expect(areaOf(changed)).toBeUndefined()
})

describe('areaOfTexts', () => {
  const messages = 'libs/feature-auth/src/messages.ts'
  const quoting = ['libs/feature-auth/src/login/login-page.test.tsx', 'libs/lists/src/list.stories.tsx']

  it('checks types of the library, and runs the tests and stories that quote what changed', () => {
    expect(areaOfTexts([messages], () => quoting)).toEqual({
      projects: ['@tandem/feature-auth', 'storybook'],
      environment: { ONLY_TESTS: quoting.join(',') },
    })
    expect(areaOfTexts([messages, 'docs/hosting.md'], () => [])).toEqual({
      projects: ['@tandem/feature-auth', '@tandem/tools-docs'],
      environment: { ONLY_TESTS: '' },
    })
  })

  it('runs a test that changed with them, whether it quotes them or not', () => {
    const test = 'libs/feature-auth/src/registration/register-page.test.tsx'
    expect(areaOfTexts([messages, test], () => quoting)).toEqual({
      projects: ['@tandem/feature-auth', 'storybook'],
      environment: { ONLY_TESTS: [quoting[0], test, quoting[1]].join(',') },
    })
  })

  it.each<[string, string[], string[] | undefined]>([
    ['a page beside them', [messages, 'libs/feature-auth/src/login/login-page.tsx'], quoting],
    ['a test of the server beside them', [messages, 'libs/api-server/src/permissions.test.ts'], quoting],
    ['no texts', ['docs/hosting.md'], []],
    ['a page that tests read beside them', [messages, 'docs/architecture.md'], quoting],
    ['texts of which quotes say nothing', [messages], undefined],
  ])('returns no area for %s', (_what, changed, tests) => {
    expect(areaOfTexts(changed, () => tests)).toBeUndefined()
  })
})
