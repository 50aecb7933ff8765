import type { Reference } from '../reference.ts'
import { TagsField } from './tags-field.tsx'

const nothing = () => undefined
const people = {
  label: 'Emails',
  typed: '',
  onTypedChange: nothing,
  separators: /[\s,;]/,
  onAdd: nothing,
  onRemove: nothing,
  labels: { list: 'People', remove: (value: string) => `Remove ${value}` },
}

export const reference: Reference = {
  components: ['TagsField'],
  status: 'stable',
  use: ['For several short values that people type or paste: email addresses, tags.'],
  instead: {
    TextField: 'for one value.',
    ChoiceFilter: 'to choose from known values.',
    TextArea: 'for free text.',
  },
  anatomy: {
    Label: 'Above the field.',
    Tags: 'The values; one with a problem is red and has a warning.',
    Input: 'After the tags.',
    Cross: 'Removes the value.',
    Message: 'Hint or error.',
  },
  content: [
    'Say in the hint how to separate values.',
    'Show the problem of a value below the field as well.',
  ],
  keyboard: {
    Tab: 'Turns the text into a value and moves on, through the crosses and the input.',
    Enter: 'Turns the text into a value. In an empty field, it submits the form.',
    'A separator': 'Turns what is before it into a value.',
    Backspace: 'In an empty field, removes the last value.',
    'Enter, Space': 'On a cross, removes the value; the focus returns to the input.',
  },
  accessibility: [
    'The values are a named list; each cross names its value, and a problem is read after the value.',
    'A pasted list becomes many values.',
  ],
  recipes: ['tagsField', 'field'],
  pairs: [
    {
      good: {
        example: (
          <TagsField
            {...people}
            tags={[{ value: 'ada@example.com' }, { value: 'ben', problem: 'Not an email address' }]}
            error="ben: not an email address"
          />
        ),
        why: 'The wrong value stays, is marked, and is named in the message.',
      },
      bad: {
        example: (
          <TagsField {...people} tags={[{ value: 'ada@example.com' }]} error="Some values were removed." />
        ),
        why: 'The wrong value is gone, so people can’t correct it.',
      },
    },
  ],
}
