import { expect, it } from 'vitest'
import { areaOf } from './change-area.ts'

it.each<[string, string[], string[], Record<string, string>]>([
  [
    'a word of a feature',
    ['libs/feature-auth/src/messages.ts'],
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
  ['texts', ['docs/hosting.md', 'README.md', 'libs/lists/README.md'], ['@tandem/tools-docs'], {}],
  [
    'a page and its server',
    ['libs/feature-settings/src/team/team-page.tsx', 'libs/api-server/src/insight/sales/routes.ts'],
    ['@tandem/api-server', '@tandem/feature-settings', 'storybook'],
    { STORIES_OF: 'feature-settings', WINGS: 'insight' },
  ],
])('asks for %s its own tests', (_what, changed, projects, environment) => {
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
])('leaves %s to all tests that it can touch', (_what, changed) => {
  expect(areaOf(changed)).toBeUndefined()
})
