import { pageRoutes } from '@tandem/app-frame'
import type { Feature } from '@tandem/app-frame'
import type { RouteObject } from 'react-router'
import { postPaths } from './paths.ts'
import { postTranslations } from './translations.ts'

const page = pageRoutes(() => import('./pages.ts'), postTranslations)

/** The pages of posts, for `feature-analytics`. */
export const postRoutes: RouteObject[] = [
  page(postPaths.posts, 'posts'),
  page(postPaths.shared, 'shared'),
  page(`${postPaths.posts}/:id`, 'post'),
]

/** Only the pages of posts, with their menu entries and places. */
export const postsSection: Feature = {
  name: 'analytics-posts',
  routes: postRoutes,
  load: async () => ({ navigation: (await import('./post-navigation.ts')).postNavigation }),
  places: { post: postPaths.post },
}
