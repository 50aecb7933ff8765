import type { MonthFigures } from '@tandem/api-contract'
import { Banner } from '@tandem/design-system'
import { partMeasures } from './measures.ts'
import { useReconcileText } from './messages.ts'
import { signedMoney, signedNumber } from './signed.ts'

interface AnswerProps {
  tandem: MonthFigures
  shop: MonthFigures
  currency: string
}

/** Whether both sides match, otherwise by how much they differ. */
export function Answer({ tandem, shop, currency }: AnswerProps) {
  const text = useReconcileText()
  const orders = shop.orders - tandem.orders
  const total = shop.total - tandem.total
  if (orders !== 0 || total !== 0) {
    const only = orders === 0 ? 'totalDiffers' : 'ordersDiffer'
    const by = orders !== 0 && total !== 0 ? 'differs' : only
    return (
      <Banner tone="info">
        {text(by, { orders: signedNumber(orders), amount: signedMoney(total, currency) })}
      </Banner>
    )
  }
  const known = partMeasures.filter((part) => tandem[part] !== null && shop[part] !== null)
  if (known.some((part) => tandem[part] !== shop[part]))
    return <Banner tone="info">{text('partsDiffer')}</Banner>
  return (
    <Banner tone="success">{text(known.length < partMeasures.length ? 'totalsMatch' : 'matches')}</Banner>
  )
}
