import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { TEAM } from '#shared/forms/team.fields.ts';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { briefOf, peopleOf, type BriefWords } from './builder/brief.ts';
import { BriefPanel } from './builder/BriefPanel.tsx';
import { Choice } from './builder/Choice.tsx';
import { ModelChoice } from './builder/ModelChoice.tsx';
import { RoleRow } from './builder/RoleRow.tsx';

type WordName =
  | 'who'
  | 'whoMissing'
  | 'levelAny'
  | 'overlap'
  | 'week'
  | 'weekHelp'
  | 'start'
  | 'open'
  | 'model'
  | 'task'
  | 'taskHelp'
  | 'briefTitle'
  | 'briefEmpty'
  | 'teamSize'
  | 'send'
  | 'noScript';

interface Props {
  /** Address of the contact page. */
  contact: string;
  /** Address of the contact form that works without script. */
  plainForm: string;
  /** The page's value for the field `topic` of the contact form. */
  topic: string;
  roles: readonly string[];
  levels: readonly string[];
  overlaps: readonly string[];
  starts: readonly string[];
  models: readonly { name: string; hint: string }[];
  words: BriefWords & Record<WordName, string>;
}

const MAX_TASK_LENGTH = 1200;

/**
 * Builds the description of a team and passes it to the contact form. Before hydration it is a plain form that opens the contact page with
 * the answers in the query string. Without script it opens the contact form that the server renders.
 */
export function TeamBuilder({ contact, plainForm, topic, roles, levels, overlaps, starts, models, words }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const roleSet = useRef<HTMLFieldSetElement>(null);
  const [{ brief, people }, setAnswers] = useState({ brief: '', people: 0 });
  const [isMissing, setMissing] = useState(false);

  const read = () => {
    if (!form.current) return;
    const data = new FormData(form.current);
    const next = { brief: briefOf(data, roles, words), people: peopleOf(data, roles) };
    setAnswers(next);
    if (next.people > 0) setMissing(false);
  };
  // Answers that were chosen before hydration are already in the fields.
  useEffect(read, [roles, words]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (brief) location.assign(`${contact}?${new URLSearchParams({ topic, message: brief }).toString()}#form`);
    else {
      setMissing(true);
      const first = roleSet.current?.querySelector<HTMLElement>(':checked');
      first?.focus();
      // `center` keeps the error message above it visible.
      first?.scrollIntoView({ block: 'center' });
    }
  };
  return (
    <form
      ref={form}
      action={`${contact}#form`}
      onChange={read}
      onSubmit={submit}
      className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]"
    >
      <input type="hidden" name="topic" value={topic} />
      <div className="grid min-w-0 grid-cols-1 gap-8">
        <fieldset
          ref={roleSet}
          aria-describedby={isMissing ? 'team-missing' : undefined}
          className="min-w-0 border-b border-line"
        >
          <legend className="mb-3 font-semibold">{words.who}</legend>
          {isMissing ? (
            <p id="team-missing" role="alert" className="mb-3 text-small font-semibold text-clay">
              <span aria-hidden="true">▲ </span>
              {words.whoMissing}
            </p>
          ) : null}
          {roles.map((role, index) => (
            <RoleRow key={role} id={`team-${index}`} role={role} words={words} levels={levels} />
          ))}
        </fieldset>
        <div className="grid gap-5 sm:grid-cols-2">
          <Choice
            id="team-overlap"
            name={TEAM + words.briefOverlap}
            label={words.overlap}
            none={words.open}
            choices={overlaps}
          />
          <Choice
            id="team-start"
            name={TEAM + words.briefStart}
            label={words.start}
            none={words.open}
            choices={starts}
          />
        </div>
        <TextField
          id="team-week"
          name={TEAM + words.briefWeek}
          label={words.week}
          help={words.weekHelp}
          maxLength={120}
        />
        <ModelChoice legend={words.model} name={words.briefModel} models={models} />
        <TextArea
          id="team-task"
          name={TEAM + words.briefTask}
          label={words.task}
          help={words.taskHelp}
          maxLength={MAX_TASK_LENGTH}
          rows={5}
        />
      </div>
      <BriefPanel words={words} brief={brief} people={people} plainForm={plainForm} />
    </form>
  );
}
