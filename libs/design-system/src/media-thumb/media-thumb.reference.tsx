import { Image } from 'lucide-react'
import type { Reference } from '../reference.ts'
import { Text } from '../text/text.tsx'
import { MediaThumb } from './media-thumb.tsx'

/** What is heard is also shown: the pictures look the same. */
const Described = ({ alt }: { alt: string }) => (
  <>
    <MediaThumb src={null} alt={alt} icon={<Image aria-hidden />} ratio={2} />
    <Text size="sm" tone="muted" aria-hidden>
      {`alt="${alt}"`}
    </Text>
  </>
)

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
        example: <Described alt="Brass lantern on a table" />,
        why: 'The text describes the image, even when it is missing.',
      },
      bad: {
        example: <Described alt="IMG_4812.jpg" />,
        why: 'A file name doesn’t describe the image.',
      },
    },
  ],
}
