import { APPOINTMENT, CARDS, RESERVING } from "./questions-data.ts";
import type { VisitKind } from "./visit-kind.ts";

/** Wordings of one sentence; with labels of attributes, it is left out if one of these is known. */
export type AdviceSentence = readonly string[] | { wordings: readonly string[]; unless: readonly string[] };
/** Sentences on one subject, in their order. */
export type AdviceParagraph = readonly AdviceSentence[];

/** Advice for a visit, as a friend who knows such places would give it. It claims nothing of the business. */
export const PARAGRAPHS: Readonly<Record<VisitKind, readonly AdviceParagraph[]>> = {
  eat: [
    [
      {
        wordings: [
          "If you want a table on a Friday or Saturday evening, it is safer to book a few days ahead.",
          "For dinner on a Friday or Saturday, it is safer to book than to turn up.",
        ],
        unless: RESERVING,
      },
      [
        "If you are running late, give them a call, so that they can keep your table.",
        "Should you be late, call them, so that they can keep your table.",
        "If your plans change, let them know, so that somebody else can have the table.",
      ],
    ],
    [
      [
        "If somebody in your party has an allergy, say so when you book rather than when the food arrives.",
        "Mention allergies before you order, so that the kitchen can leave something out.",
        "If there is something you cannot eat, tell them early, since a kitchen needs time to cook around it.",
      ],
      [
        "The same goes for anybody who eats no meat.",
        "Ask, too, what a dish is cooked in, since stocks and sauces are not always on the menu.",
      ],
    ],
    [
      [
        "If there are more than six of you, call ahead, so that tables can be put together.",
        "With a larger group, let them know a day or two before you come.",
        "Planning a birthday or a dinner with colleagues? Talk to them a week or so ahead.",
      ],
      [
        "It is easier for everybody if a big party agrees on a few dishes beforehand.",
        "Ask about a set menu if many of you want to eat at the same time.",
        "If you would like to bring a cake of your own, ask first.",
      ],
    ],
    [
      [
        "Around Christmas and on public holidays, check the hours before you go.",
        "On public holidays and in the summer vacation, check first whether they are open.",
        "If you plan to go on a public holiday, make sure first that they are open.",
      ],
    ],
    [
      {
        wordings: [
          "If you would rather eat at home, ask if they pack dishes to go.",
          "Not in the mood to sit down? Ask if they pack something to go.",
          "Ask if they pack food to go.",
        ],
        unless: ["Takeout"],
      },
    ],
    [
      [
        "If you are coming for one dish in particular, call first to hear if it is on the menu that day.",
        "If you have your heart set on one dish, make sure that it is on the menu that day.",
        "What a friend recommended may be off the menu by now, so ask.",
      ],
      ["When in doubt, ask what they would order themselves.", "Ask whoever serves you what is good that day."],
    ],
    [
      [
        "If you come late, ask first how long the kitchen takes orders.",
        "Give yourself an hour before closing time if you want to eat in peace.",
        "If you like to sit for a long time, come early rather than late.",
      ],
    ],
    [
      [
        "If you want to split the bill, say so before you order.",
        "If you want to pay separately, tell them at the beginning.",
      ],
    ],
    [
      [
        "If you do not know how large the portions are, ask before you order several dishes.",
        "Start with a few dishes to share if you do not know the kitchen yet.",
      ],
      ["You can always order more.", "Sharing also lets you try more of them."],
    ],
    [
      [
        "With small children, ask for a table with some room around it.",
        "If you bring a stroller, ask for a table where it can stand.",
        "With children, ask if there is a table in a corner.",
      ],
      ["Ask, too, if there are half portions.", "Say what they do not like when you order for them."],
    ],
    [
      [
        "If you have not been there before, lunch is an easy way to get to know the kitchen.",
        "If you only have an hour at noon, ask what is quick when you order.",
      ],
    ],
    [
      [
        "If something is not right with a dish, say so at once, while it can still be put right.",
        "Is something not to your taste? Say so early and in a friendly way.",
      ],
    ],
    [
      [
        "When you cannot make up your mind, ask what goes well together.",
        "If the menu is long, ask what they make most often.",
        "Look at what is on the other plates, and ask about what you like the look of.",
      ],
      ["A dish that is new to you can be the best part of the evening.", "Leave some room for dessert."],
    ],
    [
      [
        "If you liked the meal, tell the kitchen; cooks seldom hear it.",
        "A word of thanks on the way out is always welcome.",
        "When you have eaten well, a short review helps the next guest.",
      ],
    ],
  ],
  snack: [
    [
      [
        "If you order for several people, write it down first.",
        "With several orders, a short list helps at the counter.",
      ],
      ["Check the bag before you leave, too.", "Look into the bag before you go, in case something is missing."],
    ],
    [
      [
        "If you have an allergy, ask what is in it before you order, since not everything is written on the board.",
        "Ask about nuts, gluten or milk at the counter if you have to avoid them.",
        "If there is something that you cannot eat, say so before you order.",
      ],
      ["Ask if something can be left out.", "Ask if they can leave it out."],
    ],
    [
      [
        "For the office or a party, ask how far ahead you should order.",
        "If you need a lot at once, call the day before.",
      ],
      [
        "Say how many people it is for, and when you will pick it up.",
        "Give them a name and a time for picking it up.",
      ],
    ],
    [
      [
        "If you are in a group, let one person order while the others look for seats.",
        "If you want to sit down, look for a table before you order.",
      ],
    ],
    [
      [
        "On public holidays, check before you go.",
        "Around Christmas and in summer, hours may be shorter, so check before you go.",
        "Around public holidays, look at the hours before you go.",
      ],
    ],
    [
      {
        wordings: [
          "Have some cash with you in case the card machine is down.",
          "A little cash is handy for small amounts.",
        ],
        unless: CARDS,
      },
    ],
    [
      [
        "If you come often, ask whether there is a card for regulars.",
        "Some places have a stamp card for regulars, so ask if you like it there.",
      ],
    ],
    [
      [
        "When you do not know what to take, ask what sells best.",
        "If you have never been there, ask what they are known for.",
        "The first time, ask what most people order.",
      ],
      ["Try something else the next time.", "There is always a next time for the rest."],
    ],
    [
      ["With children, ask if there is a small portion.", "If you have children with you, ask for the smallest size."],
      ["You can always order more.", "You can always get something more later."],
    ],
    [
      ["When you are in a hurry, ask what is ready right away.", "If time is short, say so when you order."],
      ["They can tell you what takes longer.", "They can tell you what has to be made first."],
    ],
    [
      [
        "If something is not as you ordered it, say so at the counter right away.",
        "If an order is wrong, go back with it at once.",
      ],
      ["They can still put it right then.", "Keep the receipt until you have looked."],
    ],
    [
      [
        "Ask for what you need with it, such as a fork, a straw or sauce.",
        "If you want sauce or a fork, say so when you order.",
      ],
    ],
    [["Compare the sizes before you order.", "If you are not very hungry, ask how large the sizes are."]],
    [
      [
        "When friends ask you to bring something, note what each of them wants on it.",
        "If you bring something for others, ask them first what they do not eat.",
      ],
    ],
  ],
  drink: [
    [
      [
        "If you want to talk, come early in the evening, before it fills up.",
        "If you are after a quiet evening, come early.",
      ],
    ],
    [
      [
        "Planning a birthday there? Ask a week ahead if they can keep a corner for you.",
        "If there are many of you, call ahead, so that you can sit together.",
      ],
      [
        "Find out, too, if there is anything to eat, or have dinner first.",
        "Eat something before, or ask what the kitchen has.",
      ],
    ],
    [
      ["If you do not know what to drink, tell the bartender what you usually like.", "Ask what is on tap that day."],
      ["Ask what there is without alcohol.", "If you are driving, ask what they make without alcohol."],
    ],
    [
      ["Look up the last bus or train before you order the last round.", "Plan how to get home before you go."],
      ["Have an ID with you in case they ask for one.", "Bring an ID if you look young."],
    ],
    [
      [
        "Ask if anything is on that night, such as a concert, a quiz or a match.",
        "If you would rather not have a match or a band beside you, ask what is on.",
      ],
      ["If something is on, ask whether you pay at the door."],
    ],
    [
      [
        "If you pay by card, ask whether there is a minimum, or keep a tab open.",
        "If you want to pay at the end, ask if you can keep a tab open.",
      ],
    ],
    [
      [
        "If you like a drink, ask what is in it, and have the next one the same way.",
        "If a drink is new to you, ask what is in it.",
      ],
    ],
  ],
  food: [
    [
      [
        "If you need something in particular, ask them to put it aside for you.",
        "Call ahead if you need a certain thing on a certain day.",
      ],
      ["Come early if you want the full choice.", "If you come late in the day, do not count on the full choice."],
    ],
    [
      [
        "For a party, order a few days ahead, and tell them how many guests you expect.",
        "If you cook for guests, order two or three days before.",
      ],
      ["Before Christmas and Easter, give them a week."],
    ],
    [
      [
        "Ask what is in it if you have an allergy, even where it looks harmless.",
        "If you cannot have nuts, gluten or milk, ask at the counter.",
      ],
      ["Ask, too, how long it keeps, and how to store it."],
    ],
    [["If you do not know what to take, ask what is fresh that day.", "Ask them what they like best themselves."]],
    [
      [
        "For a present, say how much you want to spend, and let them choose.",
        "If it is a present, ask whether they can put something together for you.",
      ],
    ],
    [["Bring a bag, and a box if you buy something that should not get squashed.", "A bag of your own is handy."]],
    [
      [
        "If you like something, ask on which days they have it.",
        "Ask which days they make what you like best, and come back then.",
      ],
    ],
    [["If you want only half of something, just ask.", "Ask for a small piece to begin with if you are not sure."]],
  ],
  worship: [
    [
      [
        "If it is your first time, come about ten minutes early and sit where you feel comfortable.",
        "Coming for the first time? Arrive a few minutes early, and tell somebody at the door that you are new.",
        "On your first visit, come a little early and say hello at the door.",
        "New there? A few minutes at the door beforehand are a good start.",
        "The first time, ten minutes early is a good time to arrive.",
      ],
      [
        "If you are not sure when to stand or sit, just follow the others.",
        "If you are unsure what to do, watch the people around you, or ask your neighbor.",
      ],
    ],
    [
      [
        "If you bring small children, a seat near the aisle makes it easy to slip out for a moment.",
        "With small children, sit where you can step outside without disturbing anybody.",
      ],
      [
        "Ask at the door if there is a room or a program for them during the service.",
        "A book or a quiet toy helps them through the longer parts.",
      ],
    ],
    [
      [
        "Times of services can change in summer and around holidays, so check before a special trip.",
        "Around the big holidays, ask whether there are extra services, and whether the usual ones move.",
      ],
    ],
    [
      [
        "If you are thinking of a wedding there, get in touch months ahead.",
        "For a wedding, talk to them as early as you can.",
        "Weddings need time to plan, so talk to them about dates well before you book anything else.",
      ],
      ["Have two or three dates in mind.", "Ask what they need from you before you print the invitations."],
    ],
    [
      [
        "If you do not drive, ask for a ride: somebody from your area may have a seat.",
        "No car? Ask if somebody from your area can give you a ride.",
      ],
    ],
    [
      [
        "If you cannot come in person, ask whether the service can be followed online.",
        "On days when you cannot go out, a service online may be the next best thing, so ask about it.",
      ],
    ],
    [
      [
        "If you would like to get to know people, stay for a few minutes after the service.",
        "People are easiest to meet in the minutes after a service.",
        "Do not hurry away at the end if you would like to meet the others.",
        "Afterward is the time to meet people, so stay a little.",
        "A good way to meet people is to stay a little while after the service.",
      ],
      [
        "Ask what else goes on during the week, such as study groups, a choir or meals.",
        "If you want to help out, ask where you could join in.",
        "There may be something that you can join in during the week, so ask.",
        "If you sing or play something, ask about music.",
        "Helping out once is a quick way to learn names.",
      ],
    ],
    [
      [
        "Clothes matter less than you may think; neat and comfortable is fine nearly everywhere.",
        "What you put on matters little as long as it is neat.",
        "If you wonder about clothes, plain and tidy is a safe choice.",
        "No need to dress up unless you like to; tidy will do.",
        "Come as you would to a meal with friends, and your clothes will be right.",
      ],
    ],
    [
      [
        "If you are looking for a new congregation, visit two or three times before you decide.",
        "One visit does not tell you everything, so come a second time.",
        "Each congregation has its own ways, so give it a few visits.",
      ],
      [
        "See how you feel among the people there.",
        "You will notice soon whether you feel at home.",
        "Take your time with it.",
        "Talk to some of the people as well, not only to those in front.",
      ],
    ],
    [
      [
        "If you only want to look inside, ask when you can come in.",
        "For a look at the building itself, ask when you could come by.",
        "To see the building outside of a service, ask when somebody is there.",
      ],
    ],
    [
      [
        "If you would like to talk to somebody in private, ask for a time during the week.",
        "For a private talk, ask when would be a good time, rather than right after a service.",
        "A private talk is easier during the week than at the door after a service.",
        "If something weighs on you, ask who has time to listen during the week.",
      ],
    ],
    [
      [
        "If you are only visiting the area, ask which service suits guests best.",
        "If you are only in the area for a weekend, find out the times before you come.",
      ],
    ],
    [
      [
        "Turn your phone off before you go in.",
        "Put your phone away before it begins.",
        "Check that your phone is silent before you sit down.",
      ],
    ],
    [
      [
        "If you know somebody who goes there, ask whether you can come along.",
        "It is easier to go in with somebody who knows the others, so ask around.",
        "A neighbor or a colleague may go there already, and be glad to take you along.",
      ],
    ],
    [
      [
        "You do not have to join in everything; listening is enough the first time.",
        "The first time, it is fine just to listen.",
        "Nobody minds if you only listen at first.",
      ],
      ["Sing along when you feel like it.", "Join in when you feel like it."],
    ],
    [["If you have trouble hearing, sit in front.", "For a good view and good sound, sit close to the front."]],
  ],
  shop: [
    [
      [
        "If you are looking for something in particular, call first to hear if they have it.",
        "Before you make a special trip, call and ask if they have what you need.",
      ],
      ["If it has to be ordered, ask how long that takes.", "Ask, too, if they can put it aside for you."],
    ],
    [
      [
        "For advice, choose a quiet hour rather than a Saturday.",
        "If you want advice, say what you need it for, and what you want to spend.",
      ],
      [
        "If it is for somebody else, ask whether it can be changed later.",
        "Tell them who it is for, and they can suggest something.",
      ],
    ],
    [
      [
        "Keep the receipt, and ask until when you can bring something back.",
        "Ask about returns before you pay, above all for a present.",
      ],
      ["If you cannot decide on a present, ask for a gift certificate.", "For a present, ask whether they wrap it."],
    ],
    [
      [
        "If it is large or heavy, ask about delivery, or where you can load the car.",
        "If it will not fit in your car, ask what delivery costs.",
      ],
      ["Ask, too, when they could bring it.", "Have somebody with you if it is heavy."],
    ],
    [
      [
        "Around holidays, check the hours before you set out.",
        "Before Christmas and in summer, check the hours before you go.",
      ],
    ],
    [
      [
        "If you go for somebody else, have them write down exactly what it is.",
        "When you shop for somebody else, have them send you a picture.",
      ],
    ],
    [
      [
        "If you cannot decide between two things, ask which one they would take, and why.",
        "If you cannot make up your mind, ask which one they would buy themselves.",
      ],
    ],
    [
      [
        "If you come back for the same thing often, ask whether they keep it in stock.",
        "Ask whether they can order what is not on the shelf.",
      ],
    ],
  ],
  outdoors: [
    [
      ["For some peace and quiet, go in the morning or on a weekday."],
      [
        "Bring something to drink, since there may be nowhere to buy it.",
        "Take water and a snack with you, just in case.",
      ],
    ],
    [
      [
        "After rain the paths can be muddy, so wear shoes that may get dirty.",
        "Wear good shoes if it has rained in the last few days.",
      ],
      ["In a storm, stay away from old trees.", "If a storm is coming, go home in time."],
    ],
    [
      [
        "If you bring a dog, keep it on a leash until you have read the signs.",
        "With a dog, look at the signs first; rules differ from one park to the next.",
      ],
      ["Take your trash home if the bins are full.", "Leave it as clean as you found it."],
    ],
    [
      [
        "If you meet friends there, agree on a certain entrance, since there may be several.",
        "Meeting somebody? Agree on an exact spot, because there may be more than one way in.",
      ],
      ["On nice weekends it is easier to come by bike or bus than to find a place to park."],
    ],
    [
      ["With small children, bring a change of clothes.", "With a stroller, stay on the main paths."],
      ["Sunscreen and a hat are worth packing from spring on.", "In summer, look for a shady spot before noon."],
    ],
    [
      [
        "For a party or a picnic with many people, ask the city if you need a permit.",
        "If you plan a barbecue, find out first where fires are allowed.",
      ],
      ["Good spots in the shade are often taken early.", "Come early if you need a table."],
    ],
    [
      [
        "If you come by car, look up the parking lot before you leave, since the entrance may be somewhere else.",
        "Look at a map first to see which entrance is closest to you.",
        "Larger parks have several entrances, and the nearest bus stop may be at another one.",
      ],
      [
        "Take a picture of the map at the gate if there is one.",
        "In the shade of trees, phones do not always find the way.",
        "Remember where you came in.",
      ],
    ],
    [
      ["It is worth coming in another season, too, when everything looks different."],
      ["Dress warmly enough to sit down for a while.", "Bring something warm to drink."],
    ],
    [
      [
        "After a walk through tall grass, check yourself for ticks.",
        "In summer, some insect spray makes the difference.",
        "If you are allergic to pollen or bees, have your medicine with you.",
      ],
      [
        "Long pants help as well.",
        "A small first-aid kit does no harm.",
        "Band-Aids are handy if children come along.",
      ],
    ],
  ],
  stay: [
    [
      [
        "Before you book, compare their own price with those on the booking sites.",
        "Ask for a price when you call or write, and compare it with the booking sites.",
      ],
      ["Ask until when you can cancel for free.", "Look closely at the terms for canceling."],
    ],
    [
      [
        "If you are a light sleeper, ask for a room away from the street.",
        "For a quiet night, ask for a room at the back.",
      ],
      ["If there is an elevator, ask for a room away from it."],
    ],
    [
      [
        "If you will arrive late, let them know, and ask how you get in.",
        "Tell them if you will arrive after ten, and ask whether somebody is at the desk.",
      ],
      [
        "If you arrive early, ask if you can leave your bags there.",
        "Ask, too, if luggage can stay there after you check out.",
      ],
    ],
    [
      [
        "If you come by car, ask where you can leave it overnight, and what that costs.",
        "With a car, ask about a place to park when you book.",
      ],
    ],
    [
      [
        "With children, ask for a crib or an extra bed when you book.",
        "Families should say how old the children are when they ask for a price.",
      ],
      ["Ask, too, about two rooms with a door between them."],
    ],
    [
      [
        "For fairs, festivals and school holidays, book early.",
        "If your dates are flexible, ask which nights are cheapest.",
      ],
      ["Ask whether breakfast is included before you compare prices."],
    ],
    [
      [
        "If the view matters to you, ask what the room looks out on before you pay more for it.",
        "Ask how large the rooms are, since pictures can make them look bigger.",
      ],
      ["You can also ask to see the room first.", "If you do not like the room, say so right away."],
    ],
    [
      [
        "Read the confirmation when you get it, and check the dates.",
        "Take the confirmation with you, on paper or on your phone.",
      ],
      ["Have a card with you in case they ask for a deposit."],
    ],
    [
      [
        "If you have to leave early in the morning, ask about breakfast and a cab the evening before.",
        "For an early start, settle the bill the night before.",
      ],
      ["Ask by when you have to be out of the room."],
    ],
    [
      [
        "If you bring a dog, ask first, and what it costs for the night.",
        "With a pet, ask before you book whether it may stay in the room.",
      ],
    ],
    [
      [
        "If you need the wireless connection for work, ask whether it reaches the rooms.",
        "If you have to work there, ask for a room with a desk.",
      ],
    ],
    [
      [
        "If you plan day trips, ask at the desk what they would do with one day in the area.",
        "Ask them where they would go for dinner nearby.",
      ],
    ],
  ],
  train: [
    [
      [
        "Ask whether you can try a class before you sign up, and stay a few minutes afterward to talk to the people who train there.",
        "Ask for a trial class: an hour there tells you more than any website.",
        "Try a class first if they let you, and talk to somebody who has trained there for a while.",
      ],
      [
        "Bring water and comfortable clothes, and come ten minutes early.",
        "For the first time, sweatpants, a T-shirt and a bottle of water are enough to begin with.",
      ],
    ],
    [
      [
        "If you have had an injury, tell the coach before the class starts.",
        "Old injuries are worth a word with the coach before you begin.",
        "A bad knee or shoulder is no secret to keep from whoever teaches.",
        "Tell whoever teaches about old injuries, so that they can show you an easier way.",
      ],
      [
        "If you have not done any sport for years, take it slowly for the first few weeks.",
        "Do not be surprised if you are sore for a day or two after the first time.",
        "A day or two of sore muscles is normal after the first time.",
        "Begin gently, and stop when something hurts.",
      ],
    ],
    [
      [
        "Before you sign up, ask how long you are bound and how you can get out again.",
        "Read the contract before you sign: how long it runs and how you end it matter more than the first month's price.",
      ],
      ["It is also worth asking if you can pause it when you are ill or away."],
    ],
    [
      [
        "If it is for your child, go along and watch a class together first.",
        "For a child, the group matters most, so watch a class and see if the ages fit.",
      ],
      [
        "Ask how they divide the groups by age, and how they deal with shy ones.",
        "Give it three or four times before you decide whether it is right.",
      ],
    ],
    [
      [
        "Check the schedule before school vacations and public holidays, in case there are fewer classes.",
        "During school holidays, look at the schedule before you go.",
      ],
    ],
    [
      [
        "Take off rings and watches before you start.",
        "Leave your jewelry at home, since it only gets in the way.",
        "Rings, watches and earrings come off first.",
      ],
      [
        "Ask if you can borrow gear at first, before you spend money on your own.",
        "Do not buy gear before you know that you will stay.",
      ],
    ],
    [
      [
        "Ask which classes are meant for beginners, in case not every class on the schedule is.",
        "Find out which classes you can join as a beginner.",
      ],
      [
        "If you have trained elsewhere, say so, and they can tell you where you fit in.",
        "If you come from another club, tell them what you have done so far.",
      ],
    ],
    [
      [
        "Tell them what you want out of it, and they can tell you which class may suit you.",
        "Whether it is for fitness or for fun, say so, and ask which class fits.",
        "Say what you are after, whether it is to get fit or just to have fun, and ask which class that is.",
      ],
    ],
    [
      [
        "Twice a week is plenty at the beginning.",
        "At the beginning, two evenings a week are enough.",
        "Go once or twice a week for the first month.",
        "Start with one or two evenings a week, and see how it fits in.",
      ],
      [
        "Sticking with it matters more than how hard you train.",
        "Your body needs the days in between.",
        "More can come later.",
        "Rest is part of it.",
      ],
    ],
    [
      [
        "The first few times, stand where you can see well and copy what the others do.",
        "If you do not follow an exercise, say so; somebody will show it to you again.",
        "Ask when you do not understand something, since everybody was new once.",
      ],
      ["Nobody expects you to know the names of things.", "It gets easier after the third or fourth time."],
    ],
    [
      [
        "Come a little before the start to change and to say hello.",
        "Be there some minutes early, so that you do not walk in on the warm-up.",
      ],
    ],
    [
      [
        "Eat something light an hour or two before, and nothing heavy.",
        "A big meal right beforehand is not a good idea.",
      ],
    ],
    [
      [
        "Going with a friend makes it easier to keep it up.",
        "If you find it hard to keep going, look for somebody to go with.",
      ],
    ],
  ],
  health: [
    [
      [
        "If you would like to see the same person each time, say so when you make the appointment.",
        "Ask who will see you, and whether it is the same person each time.",
      ],
    ],
    [
      [
        "Before you leave, ask when and how you will hear about results.",
        "If there are tests, ask who calls you about the results.",
      ],
    ],
    [
      [
        "If you need a prescription or a certificate, say so at the beginning.",
        "Mention at the start if you need a letter for work or school.",
      ],
    ],
    [
      [
        "For a first visit, bring your insurance card and a list of the medicines that you take.",
        "The first time, have your insurance card with you, and a list of your medicines.",
        "Bring your insurance details and the names of any medicines to your first visit.",
      ],
      ["Plan ten extra minutes in case there is a form to fill in.", "Be there ten minutes early for the paperwork."],
    ],
    [
      [
        "If you are in pain, say so when you call, and ask if they can see you the same day.",
        "Tell them on the phone if it hurts badly.",
        "When it cannot wait, say so at once.",
      ],
      [
        "At night, or if it is serious, go to an emergency room instead.",
        "In a real emergency, do not wait for an appointment.",
        "For anything dangerous, call the emergency number rather than the practice.",
      ],
    ],
    [
      [
        "Write down your questions beforehand; most people forget at least one.",
        "Make a short list of what you want to ask, and take notes of the answers.",
        "It helps to note since when you have had the trouble, and what makes it better or worse.",
      ],
      [
        "If something is not clear, ask again before you leave.",
        "You can bring somebody along if you are nervous or expect difficult news.",
        "Ask what happens next, and when you will hear from them.",
      ],
    ],
    [
      [
        "Before a longer treatment, ask for an estimate in writing and show it to your insurer.",
        "Ask for an estimate before anything larger.",
        "Ask what your insurance pays, and what is left for you, before treatment starts.",
      ],
      ["If you pay yourself, ask whether you can pay in parts."],
    ],
    [
      [
        "If you cannot make it, cancel a day ahead, so that somebody else can have the time.",
        "Cancel early if something comes up: somebody else may be waiting for the time.",
        "Call as soon as you know that you cannot come, and ask if they charge for it.",
      ],
    ],
    [
      [
        "If you are changing from somebody else, have your records and pictures sent over before your first visit.",
        "Have you been treated elsewhere? Bring the letters and pictures, so that nothing has to be done twice.",
        "Ask your last practice to send your records; that saves a second round of tests.",
      ],
      [
        "Mention allergies, even old ones.",
        "Tell them about allergies, even if nobody asks.",
        "Say what you are allergic to right at the start.",
      ],
    ],
    [
      [
        "If you bring a child, choose a time before everybody is tired, and bring a favorite toy.",
        "For children, ask for a morning appointment.",
      ],
      [
        "Tell them beforehand if your child is anxious.",
        "If your child is scared, say so when you make the appointment.",
        "A visit just to look around can take away the fear.",
      ],
    ],
    [
      [
        "Ask whether they take new patients before you plan around it.",
        "If you are new in town, find out first whether they take new patients.",
      ],
      [
        "If the wait is long, ask to be called when somebody cancels.",
        "Ask for a place on the list for canceled appointments.",
        "Being flexible about days may get you in sooner.",
      ],
    ],
    [
      [
        "If you find it hard to get to an appointment during working hours, ask about early or late times.",
        "Working all day? Ask for the first or the last appointment.",
        "If you can only come before or after work, say so when you make the appointment.",
      ],
    ],
    [
      [
        "Bring somebody with you if you will not be able to drive home afterward.",
        "Ask beforehand if you will be able to drive afterward.",
        "If you may get an injection, plan how you get home.",
      ],
      ["Ask, too, if you should eat before you come.", "Leave yourself an hour to spare."],
    ],
  ],
  car: [
    [
      [
        "When you call, have the make, the year and the mileage ready.",
        "Before you call, note the model, the year and the mileage.",
      ],
      [
        "If it makes a noise, say when you hear it: cold or warm, braking or turning.",
        "If something is wrong with the car, try to say when it happens: when the engine is cold, at speed, or only in the rain.",
      ],
    ],
    [
      [
        "Ask for an estimate in writing before they start, and that they call you if it gets more.",
        "Get the price in writing, and agree that they call before doing anything extra.",
      ],
      ["Ask what has to be done now, and what can wait.", "Ask, too, what is urgent and what is not."],
    ],
    [
      [
        "Ask how long they need the car, and plan how you get home without it.",
        "If you depend on your car, find out how long they will need it before you leave it there.",
      ],
    ],
    [
      [
        "Take your things out of the car, and leave the service book in it.",
        "Before you hand over the key, take out what you need that day.",
      ],
      [
        "If a warning light was on, take a picture of it before it goes out.",
        "A picture of the warning light helps if it is gone by the time you get there.",
      ],
    ],
    [
      [
        "When you pick up the car, ask what was changed and how long the work is guaranteed.",
        "Go through the bill with them when you pick the car up.",
      ],
      [
        "A short drive around the block shows whether the problem is gone.",
        "Try it out right away, while somebody is still there.",
      ],
    ],
    [
      [
        "If it is not a repair but a set of tires or a service, ask what else comes on top of the price that they name.",
        "Ask whether the price that they name includes everything, such as taxes and getting rid of old parts.",
      ],
    ],
    [
      [
        "If you have the parts already, ask first whether they fit them.",
        "If you want a certain brand, say so before anything is ordered.",
      ],
    ],
    [
      [
        "Keep the bills in the service book; you will want them when you sell the car.",
        "Keep the bill with the papers of the car.",
      ],
    ],
  ],
  groom: [
    [
      [
        "Bring a picture of what you have in mind; it says more than words.",
        "A photo of the cut or color you want saves a lot of explaining.",
      ],
      [
        "Tell them, too, how much time you want to spend on it in the morning.",
        "Be honest about what you have done to your hair or skin before.",
      ],
    ],
    [
      {
        wordings: [
          "If you need a Saturday, ask for it a week or two ahead.",
          "If you can only come on a Saturday, ask early.",
        ],
        unless: APPOINTMENT,
      },
      ["If you are flexible, ask which days are quiet."],
    ],
    [
      [
        "Ask what it costs before they start, since length and extras can change the price.",
        "Ask for your price before they begin, extras included.",
      ],
      ["If you cannot come, cancel the day before.", "Let them know a day ahead if you cannot make it."],
    ],
    [
      [
        "If your skin is sensitive, ask for a test on a small spot first.",
        "Mention allergies before anything is applied.",
      ],
    ],
    [
      [
        "For a wedding or a big party, do a trial a few weeks before.",
        "If it is for a special day, arrange a trial first.",
      ],
    ],
    [
      [
        "If you like how somebody works, remember the name and ask for that person again.",
        "When you are happy, ask for the same person the next time.",
      ],
    ],
    [
      [
        "If you want something quite different from what you have, say so when you make the appointment, so that there is time for it.",
        "For a big change, say so beforehand, since it may take longer.",
      ],
    ],
    [
      [
        "If you bring a child, ask first what they do for small ones.",
        "For a child's first haircut, choose a time when nobody is tired.",
      ],
    ],
    [
      [
        "Ask what you can do at home to keep it that way.",
        "Ask how often you should come back, and what you can do yourself meanwhile.",
      ],
    ],
  ],
  home: [
    [
      [
        "When you call, describe what you need and how big the place is; photos help them to name a price.",
        "A few photos and the size of the rooms let them tell you a price without coming over.",
      ],
      ["Say, too, if there are stairs, pets or anything fragile.", "Mention stairs, pets and parking as well."],
    ],
    [
      [
        "For a larger job, get two or three offers and compare what is included.",
        "Compare two or three offers, and look at what is included before you look at the price.",
      ],
      ["Have it in writing before they start.", "Ask for a fixed price if you can describe the job exactly."],
    ],
    [
      [
        "Do not pay everything up front; a part when you order and the rest when it is done is fair.",
        "Pay the last part only when you have seen the work.",
      ],
      ["Ask who pays if something breaks.", "Ask whether they are insured for damage."],
    ],
    [
      [
        "On the day itself, clear the way and keep pets in another room.",
        "Before they come, put away what could get in the way.",
      ],
      [
        "Be there at the beginning to show them around, even if you cannot stay.",
        "Walk through it with them at the start, so that nothing is forgotten.",
      ],
    ],
    [
      ["The end of the month and the spring are often busy, so ask early."],
      ["If you need them regularly, ask for a price for that.", "For something regular, agree on a trial month first."],
    ],
    [
      [
        "If you rent, ask your landlord first, and who pays the bill.",
        "Renters should talk to the landlord before ordering anything large.",
      ],
      ["Your neighbors may know the company, so ask around.", "Ask your neighbors whom they call."],
    ],
    [
      [
        "Ask who will come, and if it is the same person each time.",
        "Find out if they send their own people or hire somebody.",
      ],
      [
        "Get to know them before you hand over a key.",
        "A short visit beforehand tells you a lot.",
        "Write down a name and a number.",
      ],
    ],
    [
      [
        "Agree on a day and an hour, and what happens if one of you is late.",
        "Ask for a time window rather than a whole day.",
        "Settle when they come and how long they will need.",
      ],
      [
        "Let them know how to get in, and where they can park.",
        "Tell them about gates, codes and the doorbell.",
        "If you have to move the date, tell them a day ahead.",
      ],
    ],
    [
      [
        "Ask what they bring along and what you should have ready.",
        "Find out if they bring their own tools and cleaning agents.",
        "Check what you have to provide yourself.",
      ],
      [
        "Water and power are usually yours.",
        "If you have allergies, tell them what not to use.",
        "Show them where things are kept.",
      ],
    ],
  ],
  trade: [
    [
      [
        "When you call, say what is wrong and since when, and offer to send a photo.",
        "Tell them on the phone what happened and what you have already tried, and offer a photo.",
        "Describe the problem as exactly as you can when you call, with a photo if they want one.",
      ],
      [
        "Mention how old the house is, too.",
        "The age of the house can matter, too.",
        "It also helps to say when the house was built.",
        "If somebody has worked on it before, mention that as well.",
      ],
    ],
    [
      [
        "For anything bigger than a small repair, get two or three estimates and compare what each of them includes.",
        "For a larger job, ask two or three companies for an estimate, and look at what it includes before you look at the price.",
      ],
      [
        "Have the price in writing before the work begins, with the material and the hours listed separately.",
        "Get it in writing before anybody starts.",
      ],
    ],
    [
      [
        "Ask whether the drive and the first look cost anything, even if you do not hire them.",
        "Before you agree on a time, ask whether they charge for coming out.",
        "Find out what they charge for the visit itself, and what for each hour.",
      ],
      [
        "Ask, too, if the price depends on the hour or the day.",
        "Ask, too, what each further hour costs.",
        "Find out, too, how they count the hours.",
        "It is also worth knowing whether evenings and weekends cost more.",
      ],
    ],
    [
      [
        "If it is urgent, say so first, and ask how soon somebody can be there.",
        "In an emergency, say so right away, and ask when somebody can come.",
      ],
    ],
    [
      [
        "Before they come, clear the way to where they have to work, and keep pets in another room.",
        "Make room where they will work before they come, and shut the dog in another room.",
        "Move furniture out of the way the evening before they come.",
        "On the day, make room around the place where they will work, and keep children and pets out of the way.",
      ],
      [
        "Be at home at the beginning, so that you can show them the problem yourself, and have them test everything with you at the end.",
        "Be there when they start, and again when they are done, so that you can try everything together.",
        "At the end, try everything once while they are still there.",
        "Show them the problem yourself, and ask them at the end to show you what they did.",
      ],
    ],
    [
      [
        "For a bigger job, ask for the license number and look it up.",
        "Ask if they are licensed and insured for the job, and look up the license.",
      ],
      ["If a permit is needed, settle who gets it.", "Settle, too, who takes care of a permit if the job needs one."],
    ],
    [
      [
        "Do not pay for the whole job up front; keep the last part until everything works.",
        "Agree on how you pay before they start, and keep the last part until the job is done.",
      ],
      [
        "Keep the bill in case something has to be put right.",
        "You will want the bill if something has to be put right.",
        "File the bill where you will find it again.",
        "Put the bill away safely, and ask how long they stand by their work.",
      ],
    ],
    [
      [
        "If you rent, talk to your landlord before you order anything.",
        "If you rent, call your landlord first, since the repair may not be yours to pay.",
        "Renting? Then it may be your landlord who has to call.",
        "In a rented place, the landlord decides who is called.",
      ],
    ],
    [
      [
        "If several small things need doing, collect them, so that they come out only once.",
        "Save up small jobs for one visit.",
        "One visit for several small jobs costs you less time.",
        "Make a list of everything small that needs doing before you call.",
      ],
    ],
    [
      [
        "Ask who will do the work, and whom you can call if there is a question.",
        "Find out who will come: the person you talk to, an employee or somebody they hire.",
        "It is good to know who will be at your door, so ask for a name.",
        "Ask whether they send their own people.",
        "Get the name of whoever will be sent.",
      ],
      [
        "For anything that takes more than a day, agree on a start and an end date.",
        "Exchange cell phone numbers in case one of you is late.",
        "Agree on what happens if one of you is late.",
        "A start date alone is not enough for a big job, so agree on the end, too.",
      ],
    ],
    [
      [
        "Ask for pictures of work like yours that they have done, or for somebody you may call who has hired them.",
        "If they have done a job like yours, ask to see pictures of it.",
        "A customer of theirs whom you may call is worth more than any advertisement.",
        "Ask around among your neighbors, and ask the company for pictures of work like yours.",
      ],
    ],
  ],
  office: [
    [
      [
        "Before the first call, put your question in two or three sentences.",
        "Think about what exactly you want to know before you call.",
      ],
      ["If it is not their field, ask whom they would go to."],
    ],
    [
      [
        "Ask what a first meeting costs, and whether they charge by the hour or by the job.",
        "Ask about the fees before the first meeting.",
      ],
      ["Ask for a rough total in writing.", "Have the estimate in writing."],
    ],
    [
      [
        "Bring copies of all papers, sorted by date.",
        "Take all letters and papers with you, and leave the originals at home.",
      ],
      ["Put the newest on top."],
    ],
    [
      [
        "Ask who will work on your case, and how you can reach that person.",
        "Find out who you will be dealing with, and how often you will hear from them.",
      ],
      ["Ask, too, what can be settled by phone or e-mail."],
    ],
    [
      [
        "For something important, talk to two or three before you decide.",
        "You do not have to sign anything at the first meeting.",
      ],
      ["Take your time to read what you are given at home."],
    ],
    [
      [
        "If it is urgent, say so when you call, and by when you need an answer.",
        "If there is a deadline, say so before anything else.",
      ],
    ],
    [["Ask what they need from you, and by when.", "Ask what happens next, and when you will hear from them."]],
    [
      [
        "Write down what was agreed, and send it to them, so that both of you have the same notes.",
        "After a meeting, note what was agreed while you remember it.",
      ],
    ],
  ],
  learn: [
    [
      [
        "Visit on an ordinary day if you can, since an open house shows only the best side.",
        "Ask if you can come and see it on a normal day.",
      ],
      [
        "Talk to people who have been there for a year or more.",
        "Others who go there will tell you what a brochure does not.",
      ],
    ],
    [
      ["Ask early when places are given out.", "Sign up early if you know what you want."],
      ["If there is a waiting list, put your name on it.", "Ask to be told if a place comes free at the last minute."],
    ],
    [
      [
        "Ask what the fee includes, and what you have to buy besides.",
        "Books, trips and meals may come on top of the fee, so ask.",
      ],
      ["Ask, too, if there is help with the costs.", "Ask, too, about reduced fees."],
    ],
    [
      [
        "During school holidays the office may be closed, so write before they begin.",
        "If you need the office, ask whether it is closed in the holidays.",
      ],
      [
        "In the first weeks of a term, be patient if an answer takes a while.",
        "Right before a new term, expect to wait for an answer.",
      ],
    ],
    [
      [
        "If your child needs extra support, say so at the first meeting.",
        "Tell them early about anything that they should know about your child.",
      ],
      [
        "Try the way there once at the hour when you would have to go.",
        "Check the way there by bus at the time when it matters.",
      ],
    ],
    [
      [
        "For a course, ask what you should know already, so that you end up in the right group.",
        "A trial lesson shows best whether the level is right.",
      ],
      ["Ask, too, what happens if you miss a lesson.", "Find out if you can change groups later."],
    ],
  ],
  fun: [
    [
      [
        "If you do not like crowds, come early in the day or on a weekday.",
        "For a quiet look around, choose a weekday.",
      ],
      ["Check first if you need to book a time.", "See whether tickets can be bought ahead, which saves you the line."],
    ],
    [
      [
        "With children, plan a break in the middle, and bring something to eat.",
        "With small children, less is more: an hour is plenty.",
      ],
      ["Ask about a family ticket before you pay for everybody."],
    ],
    [
      [
        "Travel light, in case large bags have to stay at the entrance.",
        "Leave big bags at home, since you may not be able to take them in.",
      ],
      ["Ask before you take pictures."],
    ],
    [
      [
        "Before a longer trip, make sure that what you want to see is open that day.",
        "Check the program of the day before you set out.",
      ],
      ["On public holidays the hours may be different.", "Hours around public holidays can differ."],
    ],
    [
      [
        "If you come with a group, call first and ask about a guide.",
        "With a group, ask beforehand about a better price or a guide.",
      ],
      ["Students and seniors should have an ID with them in case there is a lower price."],
    ],
    [
      [
        "Leave yourself two hours, and do not come just before closing time.",
        "Ask when the last visitors are let in if you come late.",
      ],
    ],
    [["If you have only an hour, ask at the entrance what you should not miss.", "Ask at the desk where to begin."]],
    [
      [
        "If something closed or changed since your last visit, ask what is new.",
        "If you have been there before, ask what is new since then.",
      ],
    ],
  ],
  pet: [
    [
      [
        "Bring the vaccination card, and note what your pet eats and how much.",
        "Have the vaccination card with you, even if nobody asks for it.",
      ],
      [
        "The first time, come a few minutes early for the form.",
        "There is a form to fill in the first time, so be a little early.",
      ],
    ],
    [
      [
        "Cats travel best in a carrier with a towel that smells of home.",
        "A blanket from home keeps a cat calm on the way.",
      ],
      ["A walk beforehand makes a dog calmer.", "Walk your dog before you go in."],
    ],
    [
      [
        "Say beforehand if your pet is afraid of others, so that you can wait outside.",
        "If yours does not get along with other animals, ask for the first appointment of the day.",
      ],
    ],
    [
      [
        "Ask what it will cost before they start, since extras add up.",
        "Get a price for an animal of your pet's size first.",
      ],
      ["If you cannot come, cancel the day before.", "Let them know a day ahead if you have to cancel."],
    ],
    [
      [
        "In an emergency, call before you drive there, so that they can get ready.",
        "If your pet has eaten something dangerous, call at once and take the packaging with you.",
      ],
      ["Ask, too, who can help at night and on weekends.", "Keep the number of a night clinic on your fridge."],
    ],
  ],
  show: [
    [
      [
        "If there is somebody you want to see, get your ticket early.",
        "Look for tickets as soon as a date is announced.",
      ],
    ],
    [
      [
        "Look up when the doors open and when it really begins.",
        "Find out when it starts, because the time on a poster may be that of the doors.",
        "Be there half an hour before it begins.",
      ],
      ["Latecomers may have to wait for a break.", "That leaves you time to hang up your coat."],
    ],
    [
      [
        "Check the program shortly before you go, since dates can move.",
        "Before a longer trip, look up whether the show takes place.",
        "Make sure of the date and the hour on the day before.",
      ],
      ["Keep your ticket until it is over."],
    ],
    [
      [
        "If you come by car, look up where to park before you leave.",
        "Plan the way home before the show, because it can get late.",
      ],
    ],
    [
      [
        "Travel light, in case large bags are not let in.",
        "Take only a small bag with you.",
        "Leave big bags and umbrellas at home or in the car.",
      ],
      ["Bring an ID in case alcohol is served.", "Earplugs are a good idea close to the stage."],
    ],
    [
      [
        "If you cannot stand for long, ask if there are seats.",
        "Ask about seats and steps if you need to know.",
        "With a wheelchair, let them know before you come.",
      ],
      ["They can tell you which entrance is best."],
    ],
    [
      [
        "If you come with friends, agree on a spot to meet inside.",
        "Agree on where to meet if you lose each other inside.",
      ],
    ],
    [
      [
        "Ask whether you may leave and come back in.",
        "If you want something to eat, ask whether there is anything inside.",
      ],
    ],
  ],
  venue: [
    [
      [
        "If you want a Saturday in summer, ask about dates early.",
        "For a wedding or a big party, ask about dates a year ahead.",
        "If your date can move, a Friday or a Sunday is easier to get.",
      ],
      [
        "Ask until when they hold a date for you.",
        "A short answer by e-mail is enough to begin with.",
        "Have two or three dates in mind.",
      ],
    ],
    [
      [
        "Go and look at the room before you decide, at the time of day when you will use it.",
        "A visit tells you more than pictures do.",
        "See the room set up for another event if you can.",
      ],
      [
        "Take somebody with you who will help you plan.",
        "Look at the kitchen and the restrooms, too.",
        "Notice how loud it is.",
      ],
    ],
    [
      [
        "Ask what the price includes: tables, staff, cleaning and the hours before and after.",
        "Compare what is included, since cleaning and staff may cost extra.",
        "Have an offer in writing with everything that you need.",
      ],
      ["Ask what happens if you have to cancel.", "Find out how much you pay in advance.", "A deposit is usual."],
    ],
    [
      [
        "Say how many guests you expect, and how many there could be at most.",
        "The number of guests decides nearly everything, so have it ready.",
        "Tell them how many people will sit, and how many will stand.",
      ],
      [
        "It can usually be changed a week before.",
        "Children count, too.",
        "Better a few too many chairs than too few.",
      ],
    ],
    [
      [
        "Find out if you can bring your own food, drinks and music.",
        "Ask who may cater there, and if you can bring your own cake.",
        "If you want a band, ask how late and how loud it may be.",
      ],
      [
        "Neighbors may limit the hours.",
        "Corkage can be charged for your own wine.",
        "Some places work only with certain caterers.",
      ],
    ],
    [
      [
        "Ask when you can get in to decorate, and by when everything has to be out.",
        "Settle who sets up the tables and who takes them down.",
        "Plan for an hour more than you think you need to set up.",
      ],
      [
        "Candles are not allowed everywhere.",
        "A list of who does what helps on the day.",
        "Ask where the cars of your guests can stay overnight.",
      ],
    ],
  ],
  other: [
    [
      [
        "Around public holidays, look up the hours before you set out.",
        "In the weeks around the big holidays, check before you go.",
      ],
    ],
    [
      [
        "Take a look at their website or profile first, where you may find an answer right away.",
        "Their own pages may answer your question before you have to ask.",
        "What they write about themselves online may be worth reading first.",
      ],
      ["If a page looks old, ask whether it is still true."],
    ],
    [
      [
        "If it is your first time there, say so, and somebody can show you around.",
        "If you have never been there, ask somebody who works there where to begin.",
        "New there? Just say so when you come in.",
      ],
    ],
    [
      [
        "Ask what it costs and what is included.",
        "If you want to compare, ask for the price before you go.",
        "Ask about the price first if you only need something small.",
      ],
    ],
    [
      [
        "If you do not like waiting, ask when it is quiet, and go then if you can choose.",
        "To avoid a line, ask when it is quiet there.",
      ],
    ],
    [
      [
        "If you have a long way, call first to make sure that somebody is there.",
        "Coming from further away? A short call first can save you the trip.",
        "Before a longer drive, call to hear whether they have what you are looking for.",
      ],
    ],
    [
      [
        "If you are not sure that it is the right place, ask before you make the trip.",
        "Say in a sentence what you are looking for, and they can tell you if you are in the right place.",
        "If they do not have what you are looking for, ask who does.",
      ],
    ],
    [
      [
        "Look up the way before you leave, and see where the entrance is.",
        "See on a map which side of the street it is on before you drive there.",
        "If you do not know the area, look at a map before you leave.",
      ],
      ["The door may be at the back or on the side.", "Some places are easier to see from across the street."],
    ],
    [
      [
        "If you come late in the day, leave enough time before they close.",
        "The last few minutes before closing are a bad time for questions.",
        "With a few questions in mind, do not come right before they close.",
      ],
    ],
    [
      {
        wordings: [
          "Have a card and a little cash with you in case one of them is not taken.",
          "Some cash is good to have with you in case the card reader is down.",
        ],
        unless: CARDS,
      },
    ],
    [
      [
        "Save the phone number before you go, in case you cannot find the door.",
        "With the phone number at hand, you can call from the street if you cannot find the door.",
      ],
    ],
    [
      [
        "If you have children with you, ask first whether there is room for a stroller.",
        "With children along, ask how much room there is inside.",
      ],
    ],
    [
      [
        "If you liked it, remember who helped you.",
        "If somebody was kind or helpful, a review that names them is a nice way to say thank you.",
        "If you were happy with your visit, a short review helps the next person.",
      ],
    ],
  ],
  help: [
    [
      [
        "If you need help yourself, ask who can come and on which days.",
        "If you could use their help, just ask; that is what they are there for.",
        "Do not be shy about asking for help, for yourself or for somebody you know.",
      ],
      ["You may also ask for somebody who cannot come in person.", "A friend or a neighbor may come along, too."],
    ],
    [
      [
        "If you would like to give something, ask first what is needed most.",
        "Before you bring things, ask what they take, and when.",
        "If you want to give, ask whether things or money help more at the moment.",
      ],
      ["Anything you give should be clean and in working order.", "What is needed may change with the season."],
    ],
    [
      [
        "If you have a few hours to spare, ask whether they could use a hand.",
        "If you would like to volunteer, say what you are good at, and which days suit you.",
        "Even an hour or two may help, so ask what there is to do.",
      ],
      ["Try it once before you promise to come every week.", "Bring a friend if you would rather not come alone."],
    ],
    [
      [
        "Around public holidays, look up the hours before you set out.",
        "In the weeks around the big holidays, check before you go.",
      ],
    ],
    [
      [
        "If a school class or a company wants to help, agree on a day well ahead.",
        "With a larger group of helpers, set a day together first.",
      ],
    ],
    [
      [
        "If you live in another town, ask whether they help there, too.",
        "If you are from further away, ask whether somebody does the same closer to home.",
      ],
    ],
    [
      [
        "Their own pages may tell what is needed at the moment.",
        "Look at their own pages for news before you set out.",
      ],
    ],
    [
      [
        "If you know somebody who is having a hard time, tell that person about it.",
        "Tell others about it: somebody you know may need it more than you think.",
      ],
    ],
    [
      [
        "If you are curious how it all works, ask whether somebody can show you around.",
        "A look behind the scenes tells you what your help is used for, so ask for one.",
      ],
    ],
    [
      [
        "When you drop something off, ask where to leave it.",
        "If you cannot carry something inside, ask for a hand at the door.",
      ],
    ],
  ],
  group: [
    [
      [
        "If you are curious, ask whether you can come as a guest once.",
        "Before you join, come once and see how you like it.",
        "One visit tells you more than anything you can read about it.",
      ],
      ["Come a few minutes early, and say that you are new.", "Say hello to whoever is at the door."],
    ],
    [
      [
        "Talk to people who have been part of it for a while.",
        "Ask somebody who has been part of it for years what they like about it.",
      ],
      ["Ask, too, how much of their time it takes.", "They know best how much time it takes."],
    ],
    [
      [
        "If you would like to help, ask where somebody is needed.",
        "If you want to do more than listen, ask what you could take on.",
      ],
    ],
    [
      [
        "Dates can move, so check before you set out.",
        "Ask shortly before whether the date still stands, since dates can move.",
      ],
    ],
    [
      [
        "If you are new in the area, it may be a way to meet people.",
        "New in town? Ask who else is, and come together.",
      ],
    ],
    [
      [
        "If you would like to hear what is going on, ask how they share their news.",
        "Ask how members hear about what is going on.",
      ],
    ],
    [
      [
        "If you bring your family, ask what suits all of you.",
        "With the family along, ask first which days suit everybody.",
      ],
    ],
    [
      [
        "Around public holidays there may be breaks, so look before you go.",
        "In summer and around the big holidays there may be a break, so check first.",
      ],
    ],
    [
      [
        "If it turns out not to be for you, ask who does something similar.",
        "If it is not quite what you are looking for, they may know who does it.",
      ],
    ],
    [
      [
        "Their own pages may tell what has happened there lately.",
        "What they write about themselves online may be worth reading first.",
      ],
    ],
  ],
  care: [
    [
      [
        "If you are looking for a place for somebody, go there twice, at different times of the day.",
        "Looking for a place for your parents? See it with them before anything is decided.",
        "Before you choose, go and see how the people who live there are spoken to.",
      ],
      ["Trust your impression of the hallways and the dining room.", "A meal there tells you a lot, too."],
    ],
    [
      [
        "If you visit somebody, ask which times suit best.",
        "Before a visit, ask which times suit, so that you do not come during a nap.",
      ],
      [
        "A few photos to look at together are a good start.",
        "Flowers or a favorite snack are welcome nearly everywhere.",
      ],
    ],
    [
      [
        "Ask early whether there is a waiting list, even if nothing is decided yet.",
        "Put a name on the waiting list early; you can still say no.",
      ],
    ],
    [["Ask who is there at night and on Sundays.", "Find out how many people are on duty at night."]],
    [
      [
        "For the first day, have a list of medicines and of the doctors who prescribed them.",
        "Write down medicines, habits and favorite foods for those who will take over.",
      ],
    ],
    [
      [
        "Ask what the price includes, and what comes on top of it.",
        "Have the costs explained to you line by line, above all what comes on top of the price.",
      ],
    ],
    [
      [
        "If you have a cold, put off your visit for a few days.",
        "Wait with a visit until your cough is gone, since others catch it easily.",
      ],
    ],
    [["Talk to other families when you are there.", "Other families can tell you what it is like after a year."]],
    [
      [
        "If something worries you, say so early, to somebody who is there every day.",
        "When something is not right, talk about it soon rather than wait.",
      ],
    ],
    [
      [
        "If you want to help, ask whether they are glad of somebody who reads aloud or plays cards.",
        "Ask what goes on during the week, such as music or games, and join in.",
      ],
    ],
  ],
};

/** Advice that holds for most places that people visit, whatever their kind. */
export const COMMON_PARAGRAPHS: readonly AdviceParagraph[] = [
  [
    [
      "If stairs are a problem for you, ask about the entrance before you come.",
      "Ask about steps and elevators first if you need to know.",
      "With a stroller or a wheelchair, ask which entrance is best.",
    ],
  ],
  [
    [
      "Note beforehand what you want to ask or to get, with what matters most at the top.",
      "Take a short list of what you need with you, above all if you go for somebody else.",
      "Write down what it is about before you go, so that nothing important is left out.",
    ],
  ],
  [
    [
      "If you know somebody who has been there, ask how it was.",
      "Ask your neighbors or friends if they have been there, and what they thought of it.",
      "Ask around: a neighbor or a colleague may have been there already.",
    ],
  ],
  [
    [
      "Reviews are worth a look, but read more than one, and the newest first.",
      "Look at recent pictures or reviews if you want to know what to expect, and mind their dates.",
    ],
    ["A single opinion says little.", "Tastes differ, so trust your own impression in the end."],
  ],
  [
    [
      "If you go with others, agree beforehand on where and when you meet.",
      "When several of you want to go, choose a time that suits all, and a spot to meet.",
    ],
  ],
  [
    [
      "The first time, allow for a few extra minutes to find your way around.",
      "Leave a little more time than you think you need the first time.",
    ],
  ],
  [
    [
      "If something was not right, say so on the spot and in a friendly way.",
      "If something pleased you, tell the people there before you leave.",
    ],
  ],
];

/** Advice for businesses that are closed for now, which nobody can visit. */
export const CLOSED_PARAGRAPHS: readonly AdviceParagraph[] = [
  [
    [
      "If you have booked or ordered something there, keep the confirmation, and ask what happens to it.",
      "Do you have a booking or an order there? Keep the confirmation until you know what happens with it.",
    ],
  ],
  [
    [
      "A business can be closed for a few days or for many months, so do not count on a date.",
      "Places close for a while for many reasons, such as a vacation, repairs or a move.",
      "Nobody but the owners can say how long it lasts.",
    ],
  ],
  [
    [
      "If you see that it is open again, please tell us through the contact page, so that we can change this page.",
      "If you know that it has opened again, tell us through the contact page.",
      "If you pass by and find it open, let us know through the contact page, and we will correct this.",
    ],
  ],
  [
    [
      "If you are planning something with others, choose a second place as well.",
      "For something that cannot wait, look for another place now rather than hope for a date.",
      "Until it opens, it is safer to plan with another place.",
    ],
    ["You can always change your plans when it opens.", "If it opens in time, you can still come back to it."],
  ],
  [
    [
      "When it opens again, look at the hours anew, which may not be the same as before.",
      "When a place opens again, hours and prices may not be the same as before, so look at them anew.",
      "What you remember from before may have changed when it opens: hours, prices or even the address.",
    ],
  ],
  [
    [
      "Save this page if you want to look again in a few weeks.",
      "Come back to this page in a few weeks if you are not in a hurry.",
      "If you can wait, look at this page again next month.",
    ],
    ["What we know of it stays here in the meantime.", "Its details stay on this page until then."],
  ],
  [
    [
      "Before you go there to see for yourself, ask somebody who lives close to it.",
      "If you know somebody who lives or works nearby, ask whether it has opened again.",
      "Friends and neighbors who often pass by may know more.",
    ],
    ["It can save you a trip.", "That can save you the drive."],
  ],
  [
    [
      "If you read elsewhere that it is open, look at the date of what you read.",
      "Old posts and listings can still call it open, so look at their dates.",
      "Be careful with old pages that still show it as open.",
    ],
    ["Go by the newest one.", "Go by what is newest."],
  ],
  [
    [
      "A closed place may still have news for its regulars, so ask one of them.",
      "If a regular of theirs is a friend of yours, ask what has been heard.",
      "Those who used to go there often may hear first when it opens.",
    ],
  ],
  [
    [
      "If it was somewhere that you liked to go, it may be worth the wait.",
      "If you had meant to go there for the first time, keep it in mind for later.",
      "Put it on your list for later if you were looking forward to it.",
    ],
  ],
];

/** Kinds with habits of their own, to which the common advice does not belong. */
export const WITHOUT_COMMON: ReadonlySet<VisitKind> = new Set([
  "eat",
  "snack",
  "stay",
  "worship",
  "trade",
  "home",
  "outdoors",
  "train",
]);
