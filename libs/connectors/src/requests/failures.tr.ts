import type { TextPairs } from '@tandem/api-contract'
import { words as instagramWords } from '../instagram/refusals.ts'
import { failuresToOpen, kept, storeWords } from './failures.ts'
import type { ProviderWords } from './failures.ts'

/** Part of every refusal in Turkish. */
export const keptInTurkish = 'Mevcut verileriniz korunur.'

interface TurkishWords {
  name: string
  /** With the endings that Turkish puts to a name. */
  of: string
  to: string
  ifUnreachable: string
  ifUnreadable: string
}

const turkishStore: TurkishWords = {
  name: 'Mağaza',
  of: 'Mağazanın',
  to: 'Mağazaya',
  ifUnreachable: 'Mağazanın tarayıcıda açıldığını kontrol edip tekrar deneyin.',
  ifUnreadable: 'Bir eklenti bunu değiştirmiş olabilir. Bu alanı kontrol edin veya bize yazın.',
}

const turkishInstagram: TurkishWords = {
  name: 'Instagram',
  of: 'Instagram’ın',
  to: 'Instagram’a',
  ifUnreachable: 'Daha sonra tekrar deneyeceğiz. Devam ederse yöneticinize başvurun.',
  ifUnreadable: 'Daha sonra tekrar deneyeceğiz. Devam ederse bize yazın.',
}

const goesOn = 'The reading goes on after that.'
const goesOnInTurkish = 'Senkronizasyon bundan sonra devam eder.'

const ofProvider = (english: ProviderWords, turkish: TurkishWords): TextPairs => [
  [
    `No server found at this address. ${kept} ${english.ifUnreachable}`,
    `Bu adreste bir sunucu bulunamadı. ${keptInTurkish} ${turkish.ifUnreachable}`,
  ],
  [
    `${english.name}'s https certificate is not valid. ${kept} ${english.ifUnreachable}`,
    `${turkish.of} HTTPS sertifikası geçerli değil. ${keptInTurkish} ${turkish.ifUnreachable}`,
  ],
  [
    `${english.name} could not be reached. ${kept} ${english.ifUnreachable}`,
    `${turkish.to} ulaşılamadı. ${keptInTurkish} ${turkish.ifUnreachable}`,
  ],
  [
    `${english.name} took too long to answer. ${kept} The reading goes on from there at the next try.`,
    `${turkish.name} zamanında yanıt vermedi. ${keptInTurkish} Senkronizasyon bir sonraki denemede kaldığı yerden devam eder.`,
  ],
  [
    `${english.name} asks us to wait. ${kept} ${goesOn}`,
    `${turkish.name} beklememizi istiyor. ${keptInTurkish} ${goesOnInTurkish}`,
  ],
  [
    `${english.name} asks us to wait {{0}}. ${kept} ${goesOn}`,
    `${turkish.name} {{0:part}} beklememizi istiyor. ${keptInTurkish} ${goesOnInTurkish}`,
  ],
  [
    `${english.name} failed ${failuresToOpen} times in a row, so it is left alone for {{0}}. ${kept} ${goesOn}`,
    `${turkish.name} art arda ${failuresToOpen} kez hata verdi, bu yüzden {{0:part}} boyunca denenmeyecek. ${keptInTurkish} ${goesOnInTurkish}`,
  ],
  // The words of earlier releases, which a store keeps until its next sync.
  [
    `${english.name} failed ten times in a row, so it is left alone for {{0}}. ${kept} ${goesOn}`,
    `${turkish.name} art arda on kez hata verdi, bu yüzden {{0:part}} boyunca denenmeyecek. ${keptInTurkish} ${goesOnInTurkish}`,
  ],
  [
    `${english.name} answered with something we cannot read ({{0}}). ${kept} ${english.ifUnreadable}`,
    `${turkish.name} okuyamadığımız bir yanıt verdi ({{0}}). ${keptInTurkish} ${turkish.ifUnreadable}`,
  ],
  // The reason of an unreadable row has no data of its own to keep.
  [
    `${english.name} answered with something we cannot read ({{0}}). ${english.ifUnreadable}`,
    `${turkish.name} okuyamadığımız bir yanıt verdi ({{0}}). ${turkish.ifUnreadable}`,
  ],
]

const redirected = 'For security, we don’t follow redirects.'
const redirectedInTurkish = 'Güvenlik nedeniyle yönlendirmeleri izlemiyoruz.'

/** The failures of any provider in Turkish. */
export const failuresInTurkish: TextPairs = [
  ...ofProvider(storeWords, turkishStore),
  ...ofProvider(instagramWords, turkishInstagram),
  [
    `The store redirects to another page. ${redirected} ${kept} Enter the store’s actual address.`,
    `Mağaza başka bir sayfaya yönlendiriyor. ${redirectedInTurkish} ${keptInTurkish} Mağazanın gerçek adresini girin.`,
  ],
  [
    `The store redirects to {{0}}. ${redirected} ${kept} Enter the store’s actual address.`,
    `Mağaza {{0}} adresine yönlendiriyor. ${redirectedInTurkish} ${keptInTurkish} Mağazanın gerçek adresini girin.`,
  ],
  [
    'One answer had more data than we can take. Existing data is kept. If it happens again, contact us; at a store, check what plugins add to orders.',
    'Bir yanıtta alabileceğimizden fazla veri vardı. Mevcut veriler korunur. Tekrarlanırsa bize yazın; mağazada, eklentilerin siparişlere ne eklediğini kontrol edin.',
  ],
  [
    'Reading an answer took more time or memory than it may, so it was stopped. What was read before is kept.',
    'Bir yanıtı okumak izin verilenden fazla zaman veya bellek gerektirdi, bu yüzden durduruldu. Daha önce okunanlar korunur.',
  ],
]
