import { screen, screensOf } from '@tandem/workbench/screens'
import { postsSection } from '../posts-section.ts'
import { postPaths } from '../paths.ts'

export default {
  title: 'Screens/Analytics/Posts',
  tags: ['!autodocs'],
  ...screensOf(postsSection, postPaths.posts, { accounts: '/accounts' }),
}

const team = { connected: ['elif'] }

export const WithPosts = screen({ team, shows: 'linden.and.oak' })
export const NothingConnected = screen({ shows: 'Connect an Instagram account to see its posts' })
export const Failing = screen({ team, failing: '/instagram/posts', shows: 'The page could not be shown' })
