import { pick } from './noise.ts'
import type { Noise } from './noise.ts'

/** The subject of an account's posts. */
export type Topic = 'home' | 'wood' | 'ceramics' | 'textile' | 'garden' | 'kitchen'

/** A product that a caption may link to. */
export interface LinkedProduct {
  name: string
  url: string
}

interface Words {
  subjects: readonly [string, ...string[]]
  tags: readonly [string, ...string[]]
}

const words: Record<Topic, Words> = {
  home: {
    subjects: [
      'A corner for reading, a lamp and nothing else.',
      'Three candles, one tray, and the table is laid.',
      'The hallway got hooks, a bench and a little order.',
      'White linen, grey wool, one branch from the garden.',
      'Shelves look calmer when every third place stays empty.',
      'We moved the sofa by a metre and gained a room.',
    ],
    tags: ['interior', 'slowliving', 'homedecor', 'nordichome', 'cosyhome', 'styling'],
  },
  wood: {
    subjects: [
      'From plank to board: oak, oil and an hour of sanding.',
      'The grain decides where the handle goes.',
      'Twelve stools left the workshop this morning.',
      'Walnut offcuts become spoons. Nothing is thrown away.',
      'A dovetail joint, cut by hand, photographed far too close.',
      'Shavings on the floor, tea on the bench.',
    ],
    tags: ['woodworking', 'handmade', 'oak', 'workshop', 'furnituredesign', 'madetolast'],
  },
  ceramics: {
    subjects: [
      'The kiln is open: sixteen bowls, two cracks, one surprise.',
      'A glaze the colour of the Bosphorus in March.',
      'Every cup fits a hand. We tried with ours.',
      'Throwing is the quick part. Trimming takes the afternoon.',
      'Seconds sale: small flaws, good homes wanted.',
      'New clay, new shrinkage, new notebook.',
    ],
    tags: ['ceramics', 'stoneware', 'pottery', 'wheelthrown', 'seramik', 'glaze'],
  },
  textile: {
    subjects: [
      'Washed linen does not need an iron. That is the point.',
      'The loom is threaded: 1,240 ends and one mistake.',
      'Indigo on the third dip.',
      'Cushion covers from the last metre of the autumn cloth.',
      'Wool from Anatolia, spun in the next village.',
      'A blanket takes nine days. This is day nine.',
    ],
    tags: ['linen', 'textiledesign', 'weaving', 'naturaldye', 'slowmade', 'wool'],
  },
  garden: {
    subjects: [
      'Sown in March, eaten in July.',
      'The watering can is older than we are.',
      'Lavender by the door keeps the moths busy elsewhere.',
      'Repotting day. The balcony has one free square metre left.',
      'Bulbs are in. Now we wait and pretend to be patient.',
      'A bird feeder, and within an hour the first guests.',
    ],
    tags: ['garden', 'balconygarden', 'growyourown', 'plants', 'urbanjungle', 'botanical'],
  },
  kitchen: {
    subjects: [
      'Bread, butter, salt. Breakfast needs no more.',
      'Jars with labels: the pantry reads like a book.',
      'Tea at four, cake at five past four.',
      'One pan, four plates, no leftovers.',
      'The recipe is on the back of the tea towel.',
      'Plum jam, batch two. Batch one did not last.',
    ],
    tags: ['kitchen', 'foodstyling', 'baking', 'tabletop', 'breakfast', 'homemade'],
  },
}

const openings = [
  '',
  '',
  'Good morning from the studio. ',
  'New this week. ',
  'You asked, here it is. ',
  'Yeni hafta, yeni fikirler. ',
  'Guten Morgen! ',
  'Behind the scenes. ',
] as const

const details = [
  '',
  '',
  ' Made in small numbers.',
  ' It took three tries.',
  ' The light did the rest.',
  ' Found on a Sunday, kept for good.',
  ' Photographed before the coffee got cold.',
  ' The neighbours asked first.',
  ' Older than it looks.',
  ' One of those days.',
  ' Slowly, as always.',
  ' Bu sefer daha da güzel oldu.',
] as const

const endings = [
  '',
  '',
  ' Which one would you take home?',
  ' Tell us in the comments.',
  ' Save it for later.',
  ' Kimlerle paylaşırsınız?',
  ' More of it in our stories.',
  ' ✨',
] as const

/** The text under a post; if it has a product, the text contains its address. */
export const captionOf = (
  noise: Noise,
  postKey: string,
  topic: Topic,
  product: LinkedProduct | undefined,
): string => {
  const { subjects, tags } = words[topic]
  const subject = product
    ? `${product.name}: now in the shop. ${product.url}`
    : `${pick(subjects, noise(postKey, 'subject'))}${pick(details, noise(postKey, 'detail'))}${pick(endings, noise(postKey, 'ending'))}`
  const first = Math.floor(noise(postKey, 'tags') * tags.length)
  const hashtags = [0, 1, 2].map((step) => `#${tags[(first + step) % tags.length]}`).join(' ')
  return `${pick(openings, noise(postKey, 'opening'))}${subject}\n\n${hashtags}`
}
