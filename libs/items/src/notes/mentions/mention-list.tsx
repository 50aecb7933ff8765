/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events --
   The focus and the keys stay in the text; no element of HTML is a list that is moved through from there. */
import { Text } from '@tandem/design-system'
import { css, cx } from '@tandem/design-system/css'
import type { RefObject } from 'react'
import { useText } from '../../messages.ts'
import type { OfferedPerson } from './mention-text.ts'

interface MentionListProps {
  id: string
  /** Receives the element of the list. */
  box: RefObject<HTMLDivElement | null>
  people: readonly OfferedPerson[]
  current: OfferedPerson | undefined
  optionId: (id: number) => string
  onChoose: (person: OfferedPerson) => void
}

/** The people whom the text can mention, below its field. */
export function MentionList({ id, box, people, current, optionId, onChoose }: MentionListProps) {
  const text = useText()
  return (
    <div ref={box} id={id} role="listbox" aria-label={text('notes.people')} className={list}>
      {people.map((person) => (
        <div
          key={person.id}
          id={optionId(person.id)}
          role="option"
          tabIndex={-1}
          aria-selected={person.id === current?.id}
          className={cx(option, person.id === current?.id && chosen)}
          // Pressing it must not take the focus from the text.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(person)}
        >
          <bdi>{person.name}</bdi>
          {people.some(({ id: other, name }) => other !== person.id && name === person.name) && (
            <Text as="span" size="xs" tone="muted">
              {person.email}
            </Text>
          )}
        </div>
      ))}
    </div>
  )
}

const list = css({
  position: 'absolute',
  top: '[100%]',
  insetInline: '0',
  zIndex: 'flyout',
  marginTop: '1',
  padding: '1',
  borderRadius: 'md',
  border: '1px solid',
  borderColor: 'border.default',
  background: 'bg.raised',
  boxShadow: 'popover',
})
const option = css({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: '2',
  minHeight: { base: 'control-touch', mobile: 'control-md' },
  paddingInline: '2.5',
  borderRadius: 'sm',
  textStyle: 'sm',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  _hover: { background: 'bg.hover' },
})
const chosen = css({ background: 'bg.hover' })
