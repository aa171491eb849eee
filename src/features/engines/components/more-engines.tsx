import HardDrive from 'lucide-react/icons/hard-drive';
import KeyRound from 'lucide-react/icons/key-round';
import Server from 'lucide-react/icons/server';
import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Section } from '#kit/ui/section.tsx';

const ways = [
  {
    icon: KeyRound,
    title: 'A key of your own',
    text: 'From OpenAI, Anthropic, Google, OpenRouter, Groq, Mistral, or any server that speaks like OpenAI. Only you use it, and it costs no credits.',
    to: href('/settings', { tab: 'engines' }),
    link: 'Engines and keys',
  },
  {
    icon: HardDrive,
    title: 'A model on the server’s machine',
    text: 'When Ollama or llama.cpp runs beside this site, its models appear here by themselves, for everyone and for free.',
    to: href('/support', { article: 'local-engines' }),
    link: 'How that works',
  },
  {
    icon: Server,
    title: 'Keys of the owner',
    text: 'Whoever runs this site can add keys and servers for all members in its settings.',
    to: href('/support', { article: 'engine-settings' }),
    link: 'For owners',
  },
];

export function MoreEngines() {
  return (
    <Section title="More engines" lede="Each one makes the same tools smarter. Nothing else changes.">
      <ul className="grid gap-x-10 md:grid-cols-3">
        {ways.map(({ icon: Icon, title, text, to, link }) => (
          <li key={title} className="grid content-start justify-items-start gap-2 border-t border-line py-6">
            <Icon aria-hidden className="size-6 text-bamboo-deep" />
            <h3 className="text-xl">{title}</h3>
            <p className="text-muted">{text}</p>
            <Link to={to} className="font-semibold text-bamboo-deep underline underline-offset-4">
              {link}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
