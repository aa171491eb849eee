import HardDrive from 'lucide-react/icons/hard-drive';
import KeyRound from 'lucide-react/icons/key-round';
import Server from 'lucide-react/icons/server';
import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Section } from '#kit/ui/section.tsx';

const ways = [
  {
    icon: KeyRound,
    title: 'Your own key',
    text: 'From OpenAI, Anthropic, Google, OpenRouter, Groq, Mistral, or any OpenAI-compatible server. Only you can use it, and it uses no credits.',
    to: href('/ai-models/connect'),
    link: 'Connect a language model',
  },
  {
    icon: HardDrive,
    title: 'A local model',
    text: 'If Ollama, llama.cpp or LM Studio runs on this server, its models appear here automatically, free for everyone.',
    to: href('/support', { article: 'local-engines' }),
    link: 'How it works',
  },
  {
    icon: Server,
    title: 'Site keys',
    text: 'Admins can add keys and servers for all members.',
    to: href('/support', { article: 'engine-settings' }),
    link: 'For owners',
  },
];

export function MoreEngines() {
  return (
    <Section title="More engines" lede="Each one makes the same tools smarter.">
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
