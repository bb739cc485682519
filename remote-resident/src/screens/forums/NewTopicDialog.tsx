import { parseTags } from '@hoa/domain';
import { newTopicFormSchema } from '@hoa/domain/schemas';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import { useFailure } from '@hoa/parts';
import { notify, useCommand, useNavigate } from '@hoa/portal';
import { Button, Dialog, DialogCancel, DialogFooter } from '@hoa/ui';
import { FormTextArea, FormTextField, SchemaForm, useSchemaForm } from '@hoa/ui/forms';
import { useText } from './messages.ts';

/** Opens a topic and goes to it. A failure keeps what was typed. */
export function NewTopicDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const domainText = useDomainText();
  const navigate = useNavigate();
  const fail = useFailure();
  const [create] = useCommand('topics.create');
  const form = useSchemaForm(newTopicFormSchema, {
    defaultValues: { title: '', description: '', tags: '' },
    errorText: (code) => validationMessage(domainText, code),
  });
  const { isDirty, isSubmitting } = form.formState;
  return (
    <Dialog open title={text.newTopic} confirmClose={isDirty} onClose={onClose}>
      <SchemaForm
        form={form}
        onSubmit={async ({ tags, ...written }) => {
          try {
            const { id } = await create({ ...written, tags: parseTags(tags) });
            notify.success(text.topicCreated);
            navigate(`/forums/${encodeURIComponent(id)}`);
          } catch (error) {
            fail(error, text.failedToCreate);
          }
        }}
      >
        <FormTextField form={form} name="title" label={text.topicTitle} required />
        <FormTextArea
          form={form}
          name="description"
          label={text.topicDescription}
          rows={5}
          required
        />
        <FormTextField form={form} name="tags" label={text.tags} hint={text.tagsHint} />
        <DialogFooter>
          <DialogCancel />
          <Button type="submit" variant="primary" loading={isSubmitting}>
            {text.createTopic}
          </Button>
        </DialogFooter>
      </SchemaForm>
    </Dialog>
  );
}
