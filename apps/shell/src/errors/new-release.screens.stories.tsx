import { screen, screensIn } from '@tandem/workbench/screens'
import { pretendReleases } from '../pretend-releases.ts'
import { appWith } from '../test-host.tsx'
import { announceRelease } from './announce-release.ts'

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/page-1.js')
const app = appWith({
  name: 'replaced',
  routes: [{ path: '/replaced', lazy: () => Promise.reject(missing) }],
})

export default {
  title: 'Screens/Frame/New release',
  tags: ['!autodocs'],
  ...screensIn(app, '/replaced'),
}

const onServer = (served: string | null) => () => pretendReleases({ shown: 'a', served }).stop

export const IsReady = screen({
  at: '/upgrade',
  act: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Upgrade to Pro' })
    announceRelease()
  },
  shows: 'A new version is available',
})
export const ReplacedThePage = {
  ...screen({ shows: 'A new version is available' }),
  beforeEach: onServer('b'),
}
export const PageDidNotLoad = { ...screen({ shows: 'This page did not load' }), beforeEach: onServer('a') }
export const PageWithoutConnection = { ...screen({ shows: 'No connection' }), beforeEach: onServer(null) }
