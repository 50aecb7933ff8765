import { defineMessages } from '@tandem/app-frame'

/** Texts for the kinds of posts. */
export const {
  text: kindText,
  useText: useKindText,
  catalogue,
} = defineMessages('analytics-post-kind', {
  image: 'Image',
  video: 'Video',
  carousel: 'Carousel',
  reel: 'Reel',
  /** Plural, in the middle of a sentence. */
  several: { image: 'images', video: 'videos', carousel: 'carousels', reel: 'reels' },
})
