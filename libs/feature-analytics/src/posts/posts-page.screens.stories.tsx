import { screen, screensOf } from '@tandem/workbench/screens'
import { analyticsFeature } from '../feature.ts'
import { analyticsPaths } from '../paths.ts'

export default {
  title: 'Screens/Analytics/Posts',
  tags: ['!autodocs'],
  ...screensOf(analyticsFeature, analyticsPaths.posts, { accounts: '/accounts' }),
}

const team = { connected: ['elif'] }

export const WithPosts = screen({ team, shows: 'linden.and.oak' })
export const NothingConnected = screen({ shows: 'Connect an Instagram account to see its posts' })
export const Failing = screen({ team, failing: '/instagram/posts', shows: 'Posts could not be loaded' })
