/** A product category. Its name is written as in WooCommerce's answers, with `&` as an entity. */
export interface Category {
  id: number
  name: string
  slug: string
  parent: number
}

const homeDecorId = 24

const rules: (Category & { words: string })[] = [
  {
    id: 16,
    name: 'Christmas',
    slug: 'christmas',
    parent: 0,
    words: 'CHRISTMAS XMAS ADVENT SANTA REINDEER SNOWMAN',
  },
  {
    id: 17,
    name: 'Bags &amp; Travel',
    slug: 'bags-travel',
    parent: 0,
    words: 'BAG BAGS LUGGAGE PURSE WALLET PASSPORT UMBRELLA SHOPPER',
  },
  {
    id: 18,
    name: 'Jewellery',
    slug: 'jewellery',
    parent: 0,
    words: 'NECKLACE EARRINGS EARRING BRACELET RING BROOCH BANGLE HAIRCLIP',
  },
  {
    id: 19,
    name: 'Candles &amp; Lighting',
    slug: 'candles-lighting',
    parent: homeDecorId,
    words: 'CANDLE CANDLES T-LIGHT T-LIGHTS LIGHT LIGHTS LANTERN LAMP CANDLEHOLDER CANDLESTICK',
  },
  {
    id: 20,
    name: 'Kitchen &amp; Dining',
    slug: 'kitchen-dining',
    parent: 0,
    words:
      'MUG CUP CUPS PLATE PLATES BOWL TEA TEAPOT TEACUP CAKE CAKESTAND CUTLERY JUG TIN TINS LUNCH BOTTLE GLASS TRAY APRON NAPKINS JAR JARS SPOON SPOONS BREAD EGG KITCHEN BAKING PANTRY DOILIES COASTER COASTERS',
  },
  {
    id: 21,
    name: 'Stationery &amp; Gift Wrap',
    slug: 'stationery-gift-wrap',
    parent: 0,
    words:
      'CARD CARDS WRAP PAPER NOTEBOOK PENCIL PENCILS PEN PENS STICKER STICKERS RIBBON RIBBONS GIFT TISSUES TAPE CHALK',
  },
  {
    id: 22,
    name: 'Toys &amp; Games',
    slug: 'toys-games',
    parent: 0,
    words:
      "TOY TOYS GAME GAMES DOLL CHILDREN CHILDREN'S CHILDRENS CHILDS KIDS DINOSAUR PLAYING PUZZLE SKITTLES DOMINOES BALLOONS",
  },
  {
    id: 23,
    name: 'Garden',
    slug: 'garden',
    parent: 0,
    words: 'GARDEN PLANT FLOWER FLOWERS BIRD BIRDS BIRDHOUSE WATERING PARASOL HERB TROWEL',
  },
  {
    id: homeDecorId,
    name: 'Home Decor',
    slug: 'home-decor',
    parent: 0,
    words:
      'HEART SIGN FRAME CLOCK HANGING MIRROR CUSHION WALL DECORATION DECORATIONS HOOK HOOKS DOORMAT WICKER DRAWER CABINET ORNAMENT METAL WOODEN BOX BUNTING GARLAND QUILT',
  },
]

/** The category of products whose name has no word of another category. */
export const uncategorized: Category = { id: 15, name: 'Uncategorized', slug: 'uncategorized', parent: 0 }

/** All categories of a shop, in id order. */
export const categories: Category[] = [
  uncategorized,
  ...rules.map(({ id, name, slug, parent }) => ({ id, name, slug, parent })),
]

const wordToCategory = rules.map(({ id, words }) => ({ id, words: new Set(words.split(' ')) }))

/** The first category, in id order, with a word that the product's name contains. */
export const categoryOf = (productName: string): number => {
  const words = productName.toUpperCase().split(/[^A-Z0-9'-]+/)
  return (
    wordToCategory.find((category) => words.some((word) => category.words.has(word)))?.id ?? uncategorized.id
  )
}
