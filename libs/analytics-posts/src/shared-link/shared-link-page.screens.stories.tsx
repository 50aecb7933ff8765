import { screen, screensOf } from '@tandem/workbench/screens'
import { postPaths } from '../paths.ts'
import { postsSection } from '../posts-section.ts'

export default {
  title: 'Screens/Analytics/Shared link',
  tags: ['!autodocs'],
  ...screensOf(postsSection, postPaths.shared),
}

const unknown = encodeURIComponent('https://www.instagram.com/p/NobodyKnows/')
export const OfNoKnownPost = screen({
  at: `${postPaths.shared}?url=${unknown}`,
  shows: 'No post for this link',
})
export const WithoutALink = screen({ at: `${postPaths.shared}?text=Good+morning`, shows: 'Nothing to open' })
export const Failing = screen({
  at: `${postPaths.shared}?url=${unknown}`,
  failing: '/post-of-link',
  shows: 'The page could not be shown',
})
