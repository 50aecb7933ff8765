import type { Reference } from '../reference.ts'
import { Pagination } from '../pagination/pagination.tsx'
import { NumbersProvider } from './numbers-provider.tsx'

const nothing = () => undefined

export const reference: Reference = {
  components: ['NumbersProvider'],
  status: 'new',
  use: [
    'Around a page or a part of it whose readers write numbers otherwise than the host: “1.318” or “1,318”.',
  ],
  instead: { Text: 'with a number that you formatted yourself.' },
  anatomy: { Children: 'Everything inside; it draws nothing itself.' },
  content: ['A BCP 47 tag, such as `tr` or `de-CH`.'],
  keyboard: { Tab: 'Moves through what is inside; the provider has no stop of its own.' },
  accessibility: [
    'Screen readers read numbers by the language of the page; keep `lang` and this locale alike.',
  ],
  recipes: [],
  pairs: [
    {
      good: {
        example: (
          <NumbersProvider locale="de">
            <Pagination page={1234} pageCount={1300} onPageChange={nothing} />
          </NumbersProvider>
        ),
        why: 'Readers of this part write 1.234, so numbers look the same.',
      },
      bad: {
        example: (
          <NumbersProvider locale="de">
            <Pagination
              page={1234}
              pageCount={1300}
              onPageChange={nothing}
              labels={{ position: () => '1,234 of 1,300' }}
            />
          </NumbersProvider>
        ),
        why: 'A number typed into the text has different separators from the rest.',
      },
    },
  ],
}
