/**
 * What the specification fixes for each service: counts, exact page titles and timelines, and the words for its subject. The content check
 * uses these words to find a heading or an FAQ about another service.
 */
import { DEFAULT_SERVICE_COUNTS, type ServiceCounts } from './service.ts';

interface CatalogueEntry {
  /** Lower-case words that name the subject of the page. */
  terms: readonly string[];
  counts: ServiceCounts;
  /** The exact title for search results. */
  metaTitle?: string;
  /** Phrases that the FAQ must contain, lower case. */
  timelines?: readonly string[];
}

type Range = readonly [number, number];

interface Row {
  cards: Range;
  faqs: Range;
  groups?: Range;
  items?: Range;
  title?: string;
  timelines?: readonly string[];
}

const entry = (terms: readonly string[], { cards, faqs, groups, items, title, timelines }: Row): CatalogueEntry => ({
  terms,
  counts: {
    serviceCards: cards,
    faqs,
    techGroups: groups ?? DEFAULT_SERVICE_COUNTS.techGroups,
    techItemsPerGroup: items ?? DEFAULT_SERVICE_COUNTS.techItemsPerGroup,
  },
  ...(title && { metaTitle: title }),
  ...(timelines && { timelines }),
});

const exactly = (count: number): Range => [count, count];
const ADVISORY: Row = { cards: [7, 9], faqs: [7, 8] };
const ADVISORY_SHORT: Row = { ...ADVISORY, groups: [4, 6] };
const NARROW: Row = { cards: [5, 6], faqs: [8, 10] };

/** Services by `<group>/<service>`. */
export const CATALOGUE: Readonly<Record<string, CatalogueEntry>> = {
  'innovation-studio/ui-ux': entry(['ui/ux', 'interface design', 'product design'], {
    ...NARROW,
    timelines: ['4 to 8 weeks'],
  }),
  'mobile-app-development/next-gen': entry(['next-gen', 'on-device'], { cards: [5, 9], faqs: [9, 10] }),
  'mobile-app-development/mobile-first': entry(['mobile-first'], {
    cards: exactly(6),
    faqs: exactly(9),
    title: 'Mobile-First Development | Optimized for Performance & UX',
  }),
  'mobile-app-development/custom': entry(['custom mobile'], {
    cards: exactly(6),
    faqs: exactly(9),
    title: 'Custom Mobile Apps | Tailored for Your Business Needs',
  }),
  'mobile-app-development/cross-platform': entry(['cross-platform'], {
    cards: exactly(7),
    faqs: exactly(10),
    title: 'Cross-Platform Apps | One Code, Multiple Platforms',
    timelines: ['8 to 14 weeks'],
  }),
  'mobile-app-development/modernization': entry(['app modernization'], {
    cards: exactly(6),
    faqs: exactly(9),
    title: 'Mobile App Modernization | Upgrade & Optimize Apps',
  }),
  'it-strategy/ai-integration': entry(['ai consulting', 'ai strategy'], ADVISORY),
  'it-strategy/cybersecurity-consulting': entry(['cybersecurity'], {
    ...ADVISORY,
    timelines: ['at least once a year'],
  }),
  'it-strategy/edge-computing': entry(['edge computing', 'edge node'], ADVISORY),
  'electric-vehicle/nextgen-mobility': entry(['electric vehicle', 'ev charging', 'nextgen mobility'], {
    cards: exactly(7),
    faqs: exactly(7),
    groups: exactly(4),
    items: exactly(4),
    title: 'NextGen Mobility | AI & IoT Solutions for EV Industry',
  }),
  'future-shift-solutions/supply-chain': entry(['supply chain'], NARROW),
  'future-shift-solutions/legacy-transformation': entry(['legacy'], { ...NARROW, timelines: ['3 to 12 months'] }),
  'software-development/custom': entry(['custom software'], {
    cards: exactly(7),
    faqs: exactly(7),
    title: 'Custom Software Development | Scalable & Secure Solutions',
  }),
  'software-development/saas': entry(['saas', 'multi-tenant'], {
    cards: exactly(8),
    faqs: exactly(8),
    title: 'SaaS Development Services | Cloud-Based Software Solutions',
    timelines: ['12 to 24 weeks'],
  }),
  'software-development/microservices': entry(['microservice'], {
    cards: exactly(7),
    faqs: exactly(7),
    title: 'Microservices Development | Agile & Scalable Architecture',
  }),
  'software-development/e-commerce': entry(['e-commerce', 'online store'], {
    cards: exactly(8),
    faqs: exactly(7),
    title: 'E-commerce Development | Scalable & Secure Online Stores',
  }),
  'software-development/enterprise': entry(['enterprise software'], {
    cards: exactly(8),
    faqs: exactly(7),
    title: 'Enterprise Software Development | Scalable & Secure Business Solutions',
  }),
  'software-development/iot': entry(['iot product', 'iot platform', 'connected device'], {
    cards: exactly(8),
    faqs: exactly(7),
    title: 'IoT Development Services | Smart & Connected Solutions',
  }),
  'software-development/ar-vr': entry(['augmented reality', 'virtual reality', 'ar/vr'], {
    cards: exactly(8),
    faqs: exactly(7),
    title: 'AR/VR Development | Immersive Digital Experiences',
  }),
  'software-development/erp': entry(['erp'], {
    cards: exactly(8),
    faqs: exactly(7),
    title: 'ERP Software Development | Streamline Business Operations',
  }),
  'devops/ci-cd': entry(['ci/cd', 'pipeline'], ADVISORY),
  'devops/cloud-migration': entry(['cloud migration', 'migration'], ADVISORY),
  'devops/security-compliance': entry(['devsecops', 'security and compliance'], ADVISORY),
  'devops/iot': entry(['devops for iot', 'firmware'], ADVISORY),
  'artificial-intelligence/custom-ai-solutions-development': entry(['custom ai'], NARROW),
  'artificial-intelligence/ml-development': entry(['machine learning'], NARROW),
  'artificial-intelligence/ai-powered-chatbots-and-virtual-assistants': entry(['chatbot', 'virtual assistant'], NARROW),
  'artificial-intelligence/generative-ai': entry(['generative ai'], NARROW),
  'artificial-intelligence/ai-integration-services': entry(['ai integration'], {
    ...NARROW,
    timelines: ['4 to 12 weeks', 'a few weeks', 'several months'],
  }),
  'blockchain-solutions/smart-contracts': entry(['smart contract'], {
    cards: exactly(8),
    faqs: exactly(7),
    groups: [4, 6],
    title: 'Smart Contracts | Secure & Automated Blockchain Transactions',
  }),
  'blockchain-solutions/wallet-development': entry(['wallet'], {
    cards: exactly(9),
    faqs: exactly(7),
    groups: [4, 6],
    title: 'Blockchain Wallets | Secure Crypto Storage Solutions',
  }),
  'blockchain-solutions/nft-marketplace': entry(['nft'], ADVISORY_SHORT),
  'blockchain-solutions/metaverse': entry(['metaverse', 'virtual world'], ADVISORY_SHORT),
  'blockchain-solutions/token-development': entry(['token'], ADVISORY_SHORT),
  'cloud-services/managed-cloud': entry(['managed cloud'], { ...ADVISORY_SHORT, timelines: ['24/7'] }),
  'cloud-services/security': entry(['cloud security'], ADVISORY_SHORT),
  'cloud-services/cost-optimization': entry(['cloud cost', 'cloud bill', 'finops'], ADVISORY_SHORT),
  'cloud-services/monitoring-analytics': entry(['monitoring', 'observability'], {
    cards: [5, 9],
    faqs: exactly(7),
    groups: exactly(4),
    items: [4, 5],
    timelines: ['24/7'],
  }),
};

/** What the catalogue sets for the record at `page`, for example `services/devops/ci-cd`; undefined when it has no entry for it. */
export const catalogueEntry = (page: string): CatalogueEntry | undefined => CATALOGUE[page.replace(/^services\//, '')];

/** The seven subjects of the service cards on the electric vehicle page, lower case, in their order. */
export const EV_TOPICS = [
  'ai fleet management',
  'smart ev charging',
  'battery analytics',
  'smart grid integration',
  'connected and autonomous vehicles',
  'mobility-as-a-service',
  'telematics',
] as const;
