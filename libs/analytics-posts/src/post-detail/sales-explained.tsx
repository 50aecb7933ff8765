import { soldKinds } from '@tandem/api-contract'
import type { PostSales } from '@tandem/api-contract'
import { Button, Heading, Sheet, Stack, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { link } from '@tandem/design-system/recipes'
import { formatMoney } from '@tandem/format'
import { CircleHelp } from 'lucide-react'
import { useState } from 'react'
import { figureOf, usualWindow } from '../posts/post-sales.ts'
import { counted } from './counted.ts'
import type { useOpenFigure } from './orders-address.ts'
import { useSalesText } from './sales-messages.ts'

interface SalesExplainedProps {
  /** The sales for the example; without them there is none. */
  sales: PostSales | undefined
  onOpen: ReturnType<typeof useOpenFigure>['open']
}

/**
 * Opens an explanation of how the figures are calculated, what they can't say, and an example with this post.
 */
export function SalesExplained({ sales, onOpen }: SalesExplainedProps) {
  const say = useSalesText()
  const [isOpen, setIsOpen] = useState(false)
  const kind = sales && soldKinds.find((one) => figureOf(sales, one, usualWindow).orders > 0)
  const figure = sales && kind && figureOf(sales, kind, usualWindow)
  return (
    <div>
      <Button variant="ghost" icon={<CircleHelp aria-hidden />} onClick={() => setIsOpen(true)}>
        {say('explained.title')}
      </Button>
      <Sheet
        open={isOpen}
        onOpenChange={setIsOpen}
        side="end"
        title={say('explained.title')}
        closeLabel={say('sheet.close')}
      >
        <Stack gap="5">
          {soldKinds.map((one) => (
            <Part
              key={one}
              title={say(`figures.${one}`, { days: usualWindow })}
              text={say(`explained.${one}`)}
            />
          ))}
          <Part title={say('lift.title')} text={say('explained.lift')} />
          <Part title={say('explained.amountsTitle')} text={say('explained.amounts')} />
          <Part title={say('explained.profitTitle')} text={say('explained.profit')} />
          <Part title={say('explained.limitsTitle')} text={say('explained.limits')} />
          {sales && kind && figure && (
            <section>
              <Heading level={3} size="sm">
                {say('explained.exampleTitle')}
              </Heading>
              <Text size="sm" className={words}>
                {say(`explained.example.${kind}`, {
                  orders: say('orders', counted(figure.orders)),
                  units: say('units', counted(figure.units)),
                  amount: formatMoney(figure.revenue, sales.currency),
                })}
              </Text>
              <button
                type="button"
                className={link()}
                onClick={() => {
                  setIsOpen(false)
                  onOpen({ kind, currency: sales.currency, window: usualWindow })
                }}
              >
                {say('explained.see')}
              </button>
            </section>
          )}
        </Stack>
      </Sheet>
    </div>
  )
}

function Part({ title, text }: { title: string; text: string }) {
  return (
    <section>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <Text size="sm" tone="muted" className={words}>
        {text}
      </Text>
    </section>
  )
}

const words = css({ marginBlock: '1', whiteSpace: 'pre-line' })
