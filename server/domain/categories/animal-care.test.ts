import { expect, it } from "vitest";
import { categoryGroup } from "./category-group.ts";

it.each([
  [
    "pets-animals",
    "Veterinarian; Emergency vet; Kleintierpraxis; Clínica veterinária; Ветеринарная клиника; Κτηνίατρος; 動物病院; Dog physiotherapist; Tierkrankenhaus; Djurklinik; 宠物诊所; Klinik hewan; Pferdeklinik",
  ],
  [
    "pets-animals",
    "Pet groomer; Dog grooming salon; Hundefriseur; Peluquería canina; Toelettatura cani; Mobile pet grooming company; Hundfrisör; Hondenkapsalon",
  ],
  ["healthcare", "Dentist; Veterans hospital; Kinderarzt; Клиника; Praxis Hundertmark; Pharmacy; Physiotherapist"],
  ["beauty-wellness", "Hair salon; Friseursalon; Peluquería"],
  ["professional-services", "Pet insurance agency"],
])("the group is %s of %s", (group, names) => {
  for (const name of names.split("; ")) expect([name, categoryGroup(name)]).toEqual([name, group]);
});
