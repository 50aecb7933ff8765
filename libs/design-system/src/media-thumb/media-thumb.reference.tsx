import { Image } from 'lucide-react'
import type { Reference } from '../reference.ts'
import { MediaThumb } from './media-thumb.tsx'

export const reference: Reference = {
  components: ['MediaThumb'],
  status: 'stable',
  use: ['For a picture from elsewhere in a fixed shape: a post, a product.'],
  instead: {
    Avatar: 'for a person, a store or an account.',
    PictureCropper: 'to choose a part of a picture.',
  },
  anatomy: {
    Picture: 'Fills the shape and is cut at the edges; 4:3 unless `ratio` says otherwise.',
    Icon: 'The kind of thing, when there is no picture or it fails.',
    Overlay: 'Type, length or a star on the picture.',
  },
  content: ['`alt` says what it shows; it is empty when text beside it says the same.'],
  keyboard: null,
  accessibility: [
    'A picture that failed keeps its `alt` as the name of the icon.',
    'It loads when it comes near, and doesn’t tell the network which page is open.',
  ],
  recipes: ['mediaThumb'],
  pairs: [
    {
      good: {
        example: (
          <MediaThumb src={null} alt="Brass lantern on a table" icon={<Image aria-hidden />} ratio={2} />
        ),
        why: 'What is on the picture, also while it is missing.',
      },
      bad: {
        example: <MediaThumb src={null} alt="IMG_4812.jpg" icon={<Image aria-hidden />} ratio={2} />,
        why: 'A file’s name tells nobody what they can’t see.',
      },
    },
  ],
}
