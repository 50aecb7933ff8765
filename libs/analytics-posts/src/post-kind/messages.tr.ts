import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './messages.ts'

/** The kinds of posts in Turkish. */
export const postKindsInTurkish: Translation<typeof catalogue> = {
  namespace: 'analytics-post-kind',
  messages: {
    image: 'Görsel',
    video: 'Video',
    carousel: 'Carousel',
    reel: 'Reel',
    /** Before “gönderisi”, which is why they are singular. */
    several: { image: 'görsel', video: 'video', carousel: 'carousel', reel: 'reel' },
  },
}
