import { setNumberLocale } from '@tandem/format'

// The product's separators, which its session chooses for a person who has chosen none.
setNumberLocale('tr')
