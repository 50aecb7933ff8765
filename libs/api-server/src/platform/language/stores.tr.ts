import type { TextPairs } from '@tandem/api-contract'

/** The kinds of rows whose counts are compared, in the order in which the text names them. */
const counted = [
  ['collections', 'koleksiyon'],
  ['customers', 'müşteri'],
  ['products', 'ürün'],
  ['orders', 'sipariş'],
] as const

/** The text about different counts after a sync, for each combination of kinds. */
const differences: TextPairs = Array.from({ length: 2 ** counted.length - 1 }, (_, choice) => {
  const chosen = counted.filter((__, index) => ((choice + 1) >> index) % 2 === 1)
  const english = chosen.map(([kind]) => `{{theirs_${kind}}} ${kind}, {{ours_${kind}}} were read`)
  const turkish = chosen.map(
    ([kind, turkishKind]) => `{{theirs_${kind}}} ${turkishKind}, okunan {{ours_${kind}}}`,
  )
  return [`The store counts ${english.join('; ')}.`, `Mağazanın sayısı: ${turkish.join('; ')}.`] as const
})

const kept = 'Synced data is kept'

/** The Turkish texts of the server about stores and their syncs. */
export const storesInTurkish: TextPairs = [
  ...differences,
  ['Webhooks aren’t set up yet.', 'Webhook’lar henüz kurulmadı.'],
  ['Archived stores don’t sync.', 'Arşivlenen mağazalar senkronize edilmez.'],
  [
    `Something went wrong on our side during the sync. ${kept}. Please try again.`,
    'Senkronizasyon sırasında bizim tarafımızda bir sorun oluştu. Senkronize edilen veriler korunur. Lütfen tekrar deneyin.',
  ],
  [
    'The store’s notifications aren’t signed with the secret we have, so we check every 15 minutes instead. Update the API keys.',
    'Mağazanın bildirimleri bizdeki gizli anahtarla imzalanmamış, bu yüzden 15 dakikada bir kontrol ediyoruz. API anahtarlarını güncelleyin.',
  ],
  [
    'Stores can’t reach this Tandem installation over HTTPS, so we check every 15 minutes.',
    'Mağazalar bu Tandem kurulumuna HTTPS ile ulaşamıyor, bu yüzden 15 dakikada bir kontrol ediyoruz.',
  ],
  [
    "Asking this store to report its changes stopped the server's reader {{0}} times in a row, so the store is read every 15 minutes instead. Ask whoever runs this server to look at its log, then enter the store's keys again.",
    'Bu mağazadan değişiklikleri bildirmesini istemek sunucunun okuyucusunu art arda {{0}} kez durdurdu, bu yüzden mağaza 15 dakikada bir okunuyor. Bu sunucuyu işleten kişiden günlüğe bakmasını isteyin, sonra mağazanın anahtarlarını yeniden girin.',
  ],
  [
    "Reading this store stopped the server's reader {{0}} times in a row, so it is no longer synced by itself. What was read before is kept. Ask whoever runs this server to look at its log, then start the sync again yourself. Look at what plugins add to its products and orders.",
    'Bu mağazayı okumak sunucunun okuyucusunu art arda {{0}} kez durdurdu, bu yüzden mağaza artık kendiliğinden senkronize edilmiyor. Daha önce okunanlar korunur. Bu sunucuyu işleten kişiden günlüğe bakmasını isteyin, sonra senkronizasyonu kendiniz yeniden başlatın. Eklentilerin ürünlere ve siparişlere ne eklediğine bakın.',
  ],
  [
    'We can’t decrypt this store’s keys. Please re-enter its access token, or client ID and secret,.',
    'Bu mağazanın anahtarlarının şifresini çözemiyoruz. Lütfen erişim belirtecini veya istemci kimliğini ve gizli anahtarı yeniden girin.',
  ],
  [
    'We can’t decrypt this store’s keys. Please re-enter its consumer key and secret.',
    'Bu mağazanın anahtarlarının şifresini çözemiyoruz. Lütfen tüketici anahtarını ve gizli anahtarı yeniden girin.',
  ],
  [
    'The team has more data than one archive can hold (4 GB). Whoever runs Tandem for you can export it.',
    'Takımın verileri bir arşive sığmayacak kadar büyük (4 GB). Tandem’i sizin için işleten kişi verileri dışa aktarabilir.',
  ],
  [
    'Something went wrong on our side while the archive was written. Start the export again.',
    'Arşiv yazılırken bizim tarafımızda bir sorun oluştu. Dışa aktarımı yeniden başlatın.',
  ],
  [
    'The request ended before all of it had arrived. Send it again.',
    'İstek tamamı ulaşmadan sona erdi. Yeniden gönderin.',
  ],
  ['The request is nested too deep.', 'İstek çok fazla iç içe düzey içeriyor.'],
]
